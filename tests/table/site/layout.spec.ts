import { THOROUGH } from '../../site/tags.ts'
import { appRuns } from '../../site/test.ts'
import { edit, expect, test } from './table.ts'

test.describe('the layout of the light table', { tag: THOROUGH }, () => {
  test('an error leaves the field that it concerns in view, also at the bottom of the window', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/422/)
    await page.goto('/about')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const link = page.getByRole('textbox', { name: 'Network address' })
    await link.evaluate((it) => it.scrollIntoView({ block: 'end' }))
    await link.evaluate((it) => {
      const screen = it.closest('div:has(> header)')!
      screen.scrollTop += it.getBoundingClientRect().bottom - window.innerHeight
    })
    await link.fill('no address')
    await link.press('Enter')
    const alert = page.getByRole('alert')
    await expect(alert).toBeVisible()
    const gap = async () => {
      const [field, message] = [await link.boundingBox(), await alert.boundingBox()]
      return message!.y - field!.y - field!.height
    }
    await expect.poll(gap).toBeGreaterThanOrEqual(0)
    await link.press('Escape')
  })

  test('a move in a list and its undo leave the list where it is scrolled', async ({
    page,
    written,
  }) => {
    const before = await written.readCatalog()
    await page.goto('/photography/landscape')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const screen = page.locator('div:has(> header h1)')
    const down = page.getByRole('button', { name: 'Move Dovrefjell 2025 down' })
    const { x, y } = (await down.boundingBox())!
    // Makes the moment after a move last, in which a press meets no other album.
    await page.locator('[data-light-table] main > ul').evaluate((list) => {
      const pause = () => list.getAnimations().forEach((one) => one.pause())
      new MutationObserver(pause).observe(list, { childList: true })
    })
    for (let i = 0; i < 2; i++) await page.mouse.click(x + 9, y + 9)
    await expect.poll(() => written.readCatalog()).not.toBe(before)
    await expect(page.locator('header output')).toHaveText(/^Moved Dovrefjell 2025 down, 2 of/)
    await screen.evaluate((it) => it.scrollTo(0, 300))
    const undo = page.getByRole('button', { name: /^Undo: move/ })
    await undo.evaluate((it) => it.focus({ preventScroll: true }))
    await undo.press('Enter')
    await expect.poll(() => written.readCatalog()).toBe(before)
    await expect(page.getByRole('button', { name: /^Redo: move “/ })).toBeVisible()
    expect(await screen.evaluate((it) => it.scrollTop)).toBe(300)
  })

  test('a message is at the bottom of a window that is higher than its screen', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 834, height: 9000 })
    await page.goto('/about')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toBeVisible()
    await page.evaluate(() => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([''], 'a.jpg'))
      window.dispatchEvent(new DragEvent('drop', { dataTransfer }))
    })
    const { y, height } = (await page.getByRole('alert').boundingBox())!
    expect(y + height).toBe(9000)
  })

  test('another list begins at its top', async ({ page }) => {
    await page.goto('/photography')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const screen = page.locator('div:has(> header h1)')
    const list = page.getByRole('button', { name: 'Open Landscape' })
    await expect(list).toBeVisible()
    await screen.evaluate((it) => it.scrollTo(0, 300))
    expect(await screen.evaluate((it) => it.scrollTop)).toBe(300)
    await list.dispatchEvent('click')
    await expect(page.getByRole('button', { name: 'All categories' })).toBeVisible()
    expect(await screen.evaluate((it) => it.scrollTop)).toBe(0)
  })

  test('the album is where it was after Publish and after its settings', async ({ page }) => {
    const table = await edit(page, '/photography/landscape/northcape2022')
    const scroller = page.locator('main:has([data-shot])')
    const far = table.picture(31)
    for (const tool of ['Publish', 'Album settings']) {
      await scroller.evaluate((it) => it.scrollTo(0, it.scrollHeight / 2))
      await expect(far).toBeInViewport()
      await table.tool(tool).click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('North Cape 2022')
      await page.getByRole('button', { name: /^Done/ }).click()
      await expect(far, tool).toBeInViewport()
    }
  })

  test('a menu that fits in the window does not scroll the album', async ({ page }) => {
    const table = await edit(page, '/photography/landscape/northcape2022')
    const scroller = page.locator('main:has([data-shot])')
    const top = () => scroller.evaluate((it) => it.scrollTop)
    // The menu opens above the words, and there is less room than its height.
    await table.shots.nth(3).evaluate((it) => {
      it.closest('main')!.scrollTop += it.getBoundingClientRect().bottom - 260
    })
    const before = await top()
    await table.picture(4).dispatchEvent('contextmenu')
    await expect(page.getByRole('menuitem', { name: 'Make it the cover' })).toBeFocused()
    await expect(page.getByRole('menu')).toBeInViewport({ ratio: 1 })
    expect(await top()).toBe(before)
  })

  test('an album stays in view when its settings open, and in its place when they close', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/photography/landscape')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const album = page.getByRole('listitem', { name: 'Svalbard 2022' })
    await album.evaluate((it) => it.scrollIntoView({ block: 'center' }))
    await album.getByRole('button', { name: 'Settings of Svalbard 2022' }).press('Enter')
    await expect(page.getByRole('complementary')).toBeVisible()
    await expect(album).toBeInViewport({ ratio: 1 })
    const button = album.getByRole('button', { name: 'Settings of Svalbard 2022' })
    const seen = (await button.boundingBox())!
    await page.getByRole('button', { name: 'Close the settings' }).press('Enter')
    await expect(button).toBeFocused()
    const now = (await button.boundingBox())!
    expect(now.x).not.toBe(seen.x)
    expect(now.y).toBeCloseTo(seen.y, 0)
  })

  test('the preview of the home page is shown, although its height never changes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const preview = page.frameLocator('iframe:visible')
    await expect(preview.getByRole('link', { name: 'Photography' })).toBeVisible()
  })

  test('the output of publishing stays in view beside long changes', async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/img\.example\.com/)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/about')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Publish' }).click()
    const changes = page.getByRole('region', { name: 'What changed' })
    await expect(changes.getByRole('img').last()).toBeAttached()
    await changes.evaluate((it) => it.scrollIntoView({ block: 'end' }))
    await expect(changes.getByRole('heading')).not.toBeInViewport()
    await expect(page.getByRole('heading', { name: 'Output' })).toBeInViewport()
  })

  test('on a phone, the dialog of other albums and the tools of a list keep their rows', async ({
    page,
    written,
  }) => {
    const before = await written.readCatalog()
    await page.setViewportSize({ width: 320, height: 640 })
    const table = await edit(page, '/photography/landscape/senja2021')
    await table.picture(1).click({ button: 'right' })
    await page.getByRole('menuitem', { name: 'Put in another album' }).click()
    const cancel = page.getByRole('dialog').getByRole('button', { name: 'Cancel' })
    const lines = (it: Element) => {
      const range = it.ownerDocument.createRange()
      range.selectNodeContents(it)
      return range.getClientRects().length
    }
    expect(await cancel.evaluate(lines)).toBe(1)
    await cancel.click()
    await page.getByRole('button', { name: /^Done/ }).click()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/photography/portraits')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Move Frida Pier Maternity down' }).press('Enter')
    await expect(page.locator('header output')).toHaveText(/^Moved Frida Pier Maternity down/)
    await expect.poll(() => written.readCatalog()).not.toBe(before)
    const tops = await page
      .locator('header')
      .getByRole('button', { name: /^(Undo|Nothing to redo|Publish)/ })
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)))
    expect(tops).toHaveLength(3)
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(24)
    const bar = page.locator('header').filter({ has: page.locator('output') })
    const { y, height } = (await bar.boundingBox())!
    expect(y + height, 'the bar is behind its tools').toBeGreaterThanOrEqual(Math.max(...tops) - 1)
    // On a tablet, the message has the place of the time.
    await page.setViewportSize({ width: 834, height: 1112 })
    const isTall = () =>
      bar.evaluate((it) => it.clientHeight > parseFloat(getComputedStyle(it).minHeight))
    await expect.poll(isTall).toBe(false)
    await expect(page.locator('header output')).toBeInViewport({ ratio: 1 })
    await page.getByRole('button', { name: /^Undo: move/ }).press('Enter')
    await expect.poll(() => written.readCatalog()).toBe(before)
  })

  test('the way back of a removed album is in view', async ({ page, written }) => {
    const before = await written.readCatalog()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto('/photography/landscape')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await page.getByRole('button', { name: 'Settings of Skerries 2017' }).click()
    await page.getByRole('button', { name: 'Remove Skerries 2017' }).click()
    await expect(page.getByRole('button', { name: 'Put back' })).toBeInViewport()
    const field = page.getByRole('textbox', { name: /^Name of a new album/ })
    const bar = await page
      .locator('header')
      .filter({ has: page.getByRole('heading') })
      .boundingBox()
    const label = await field.locator('..').boundingBox()
    expect(label!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height)
    await page.getByRole('button', { name: 'Undo: remove “Skerries 2017”' }).press('Enter')
    await expect.poll(() => written.readCatalog()).toBe(before)
  })

  test('narrow covers beside the settings have their names on one line and their levels whole', async ({
    page,
  }) => {
    /** The lines below covers that are too long, or whose level is cut. */
    const cut = () =>
      page.locator('[data-light-table] li [data-settings]').evaluateAll((all) =>
        all.flatMap((one) => {
          const line = one.parentElement!
          const isLevel = (it: Element) => /^(Public|Listed|Unlisted)$/.test(it.textContent)
          const parts = [line, [...line.children].find(isLevel)!]
          return parts.some((it) => it.scrollWidth > it.clientWidth) ? line.textContent : []
        }),
      )
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/photography/landscape')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByText(/more hidden/).first()).toBeAttached()
    expect(await cut(), 'levels, on a phone').toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('button', { name: 'Settings of Senja 2021' }).click()
    await expect(page.getByRole('complementary')).toBeVisible()
    expect(await cut(), 'levels').toEqual([])
    const names = page.locator('[data-light-table] li [data-item=cover-label]')
    const narrow = await names.evaluateAll((all) =>
      all.flatMap((one) => {
        if (one.closest('li')!.clientWidth >= 240) return []
        const lines = one.clientHeight / parseFloat(getComputedStyle(one).fontSize)
        return { name: one.textContent, isOneLine: lines < 2 }
      }),
    )
    expect(narrow.length).toBeGreaterThan(3)
    expect(narrow.filter(({ isOneLine }) => !isOneLine)).toEqual([])
    await page.getByRole('button', { name: 'All categories' }).click()
    await page.getByRole('button', { name: 'Open Portraits' }).click()
    await page.getByRole('button', { name: 'Settings of Frida Pier Maternity' }).click()
    await expect(page.getByRole('complementary')).toBeVisible()
    expect(await cut(), 'levels, four in a row').toEqual([])
  })

  test('a finding that opens above leaves the field of the next description in view', async ({
    page,
    written,
  }) => {
    await page.setViewportSize({ width: 1440, height: 1400 })
    const album = 'northcape2022'
    const before = await written.read(album)
    const table = await edit(page, `/photography/landscape/${album}`)
    const tops = await table.shots.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top),
    )
    const last = tops.findIndex((top, i) => (tops[i + 1] ?? top) > top) + 1
    const next = table.field(last + 1)
    /** The height below the field in which photographs are seen, in px. */
    const room = () =>
      next.evaluate((it) => {
        const { bottom } = it.closest('main')!.getBoundingClientRect()
        return bottom - it.parentElement!.getBoundingClientRect().bottom
      })
    await table.picture(last + 1).press('Enter')
    // The field just fits, so nothing is scrolled: Chromium anchors only what is.
    await page.setViewportSize({ width: 1440, height: 1410 - Math.floor(await room()) })
    await next.press('Escape')
    await table.picture(last).press('Enter')
    await table.field(last).fill('DSC_4123.JPG')
    await table.field(last).press('Enter')
    await expect(next).toBeFocused()
    await expect(page.locator('main').getByText('The description is a file name')).toBeVisible()
    expect(await room()).toBeGreaterThanOrEqual(0)
    await next.press('Escape')
    await written.write(album, before)
  })

  test('a press on a description opens it, also if the field above closes', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1300 })
    const table = await edit(page, '/photography/landscape/northcape2022')
    await table.picture(1).press('Enter')
    await expect(table.field(1)).toBeFocused()
    const words = table.shots.nth(4).getByRole('button', { name: /edit the description$/ })
    const { x, y } = (await words.boundingBox())!
    await page.mouse.move(x + 9, y + 9)
    await page.mouse.down()
    await expect(words).toBeFocused()
    await page.mouse.up()
    await expect(table.field(5)).toBeFocused()
    await expect(table.field(1)).toBeHidden()
    await page.keyboard.press('Escape')
  })

  test('on a tablet, the tools of a selection have their words', async ({ page }) => {
    await page.setViewportSize({ width: 834, height: 1112 })
    const table = await edit(page, '/photography/landscape/senja2021')
    await table.picture(1).press('Space')
    const words = await table.toolbar.locator('button:visible').allInnerTexts()
    expect(words).toEqual(['', 'all', 'none', 'Move', 'Turn', 'Hide', 'Remove'])
  })
})

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { photograph } from '../../darkroom/photos.ts'
import { sidecar } from '../../darkroom/sidecar.ts'
import { violations } from '../../site/axe.ts'
import { THOROUGH } from '../../site/tags.ts'
import { appRuns, failRequests, hold } from '../../site/test.ts'
import { CATALOG_DATA, DATA_CHANGED } from '../../../src/content/loading/dataPaths.ts'
import { TABLE } from '../../../src/table/contract.ts'
import { altsIn, edit, expect, idsIn, photosIn, tableOf, test } from './table.ts'

const LOFOTEN = '/photography/landscape/lofoten2023'
const HARDANGER = '/photography/landscape/hardanger2020'
const NORTHCAPE = '/photography/landscape/northcape2022'
const SENJA = '/photography/landscape/senja2021'
const FAROES = '/photography/landscape/faroes2020'

/** How the photographs beside the pin have stepped apart. */
const stepsOf = (page: Page) =>
  page.locator('[data-frame]').evaluateAll((all) =>
    all.flatMap((one) => {
      const { translate } = getComputedStyle(one)
      const time = one.getAnimations()[0]?.effect?.getComputedTiming().duration
      return /none|^0px/.test(translate) ? [] : `${translate} in ${String(time)} ms`
    }),
  )

test('the keyboard alone orders and describes photographs with spoken steps, and undoes all after a reload', async ({
  page,
  written,
}) => {
  const before = await written.read('lofoten2023')
  const ids = idsIn(before)
  const now = async () => idsIn(await written.read('lofoten2023'))
  const table = tableOf(page)
  await page.goto(LOFOTEN)
  await table.edit.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Lofoten 2023' })).toBeFocused()
  await expect.poll(table.ids).toEqual(ids)

  await test.step('order', async () => {
    await page.keyboard.press('Tab')
    await expect(table.picture(1)).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+ArrowRight')
    await expect(table.picture(2)).toBeFocused()
    await expect(table.status('2 photographs selected')).toBeVisible()
    await page.keyboard.press('m')
    await expect(table.status(/^2 photographs lifted, now at place 1 of 7/)).toBeAttached()
    const pin = page.locator('[data-light-table] main li:has(> i)')
    const head = pin.locator('i')
    await expect(head, 'the head of the pin, above the first row').toBeInViewport({ ratio: 1 })
    const pinned = async () => {
      const { x, y, width, height } = (await pin.boundingBox())!
      return [x + width / 2, y, height].map(Math.round)
    }
    /** Beside a photograph, in the middle of the gap, and 6 px longer at both ends. */
    const beside = async (index: number, side: -1 | 1) => {
      const { x, width } = (await table.shots.nth(index).boundingBox())!
      const gap = await table.shots
        .nth(index)
        .evaluate((shot) => getComputedStyle(shot.parentElement!).columnGap)
      const { y, height } = (await table.picture(index + 1).boundingBox())!
      const middle = (side * parseFloat(gap)) / 2
      return [(side < 0 ? x : x + width) + middle, y - 6, height + 12].map(Math.round)
    }
    await page.keyboard.press('ArrowRight')
    await expect(table.status('Now at place 2 of 7')).toBeAttached()
    await expect.poll(() => stepsOf(page)).toEqual(['-13px in 0 ms', '13px in 0 ms'])
    expect(await pinned()).toEqual(await beside(3, -1))
    await page.keyboard.press('Escape')
    await expect(table.status('Put back where it was')).toBeAttached()
    expect(await table.ids()).toEqual(ids)
    await expect(pin).toBeHidden()
    await page.keyboard.press('m')
    await page.keyboard.press('End')
    await expect(table.status('Now at place 6 of 7')).toBeAttached()
    expect(await pinned(), 'after the last photograph').toEqual(await beside(6, 1))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(table.status('2 photographs put down at place 5 of 7')).toBeAttached()
    const order = [...ids.slice(2, 6), ids[0]!, ids[1]!, ids[6]!]
    await expect.poll(table.ids).toEqual(order)
    await expect(table.picture(6), 'the focus moves with the photographs').toBeFocused()
    await expect(table.picture(6)).toBeInViewport({ ratio: 1 })
    await expect.poll(now).toEqual(order)
    await page.keyboard.press('Control+z')
    await expect(table.picture(2), 'the table follows the focus').toBeFocused()
    await expect(table.picture(2)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Control+y')
    // Said when the answer is there. Until then it would replace what the next key says.
    await expect(table.status(/^Redone: order/)).toBeAttached()
    expect(await now()).toEqual(order)
    await page.keyboard.press('Escape')
    await expect(table.status('0 photographs selected')).toBeVisible()
  })

  await test.step('words, and Enter leads to the next photograph', async () => {
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await expect(table.field(1)).toBeFocused()
    await table.field(1).fill('A first line')
    await page.keyboard.press('Shift+Enter')
    await page.keyboard.type('and a second')
    await page.keyboard.press('Enter')
    await expect(table.field(2)).toBeFocused()
    await page.keyboard.type(' that nobody keeps')
    await page.keyboard.press('Escape')
    await expect(table.picture(2)).toBeFocused()
    const alts = async () => altsIn(await written.read('lofoten2023'))
    await expect.poll(async () => (await alts())[0]).toBe('A first line\nand a second')
    expect((await alts()).join()).not.toContain('nobody keeps')
  })

  await test.step('undo after a reload, back to the first step', async () => {
    await page.reload()
    await expect(table.tool('Undo: words of photograph 1')).toBeVisible()
    await expect(table.picture(2), 'where it was').toBeFocused()
    await page.keyboard.press('Control+z')
    await table.tool('Undo: order').press('Enter')
    await expect(table.tool('Nothing to undo')).toHaveAttribute('aria-disabled', 'true')
    expect(await written.read('lofoten2023')).toBe(before)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(now).not.toEqual(ids)
    await page.keyboard.press('Control+z')
    await expect.poll(() => written.read('lofoten2023')).toBe(before)
  })
})

/** The middle of a photograph's picture, and its sides. */
async function boxOf(page: Page, place: number) {
  const { x, y, width, height } = (await tableOf(page).picture(place).boundingBox())!
  return { x: x + width / 2, y: y + height / 2, right: x + width }
}

test('several photographs are dragged together, and the page shows the order', async ({
  page,
  written,
}) => {
  const photos = photosIn(await written.read('lofoten2023'))
  const ids = photos.map(({ id }) => id)
  const news = page
    .waitForEvent('websocket')
    .then((socket) =>
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes(DATA_CHANGED)),
    )
  const table = await edit(page, LOFOTEN)
  let loads = 0
  page.on('request', (one) => (loads += Number(one.url().endsWith(CATALOG_DATA))))

  const gap = await boxOf(page, 1)
  await page.mouse.move(gap.right + 4, gap.y)
  await page.mouse.down()
  await page.mouse.move(gap.x, gap.y + 400, { steps: 4 })
  expect(await page.evaluate(() => String(getSelection())), 'text selected by a drag').toBe('')
  await page.mouse.up()

  await table.picture(1).click({ modifiers: ['Control'] })
  await table.picture(2).click({ modifiers: ['Shift'] })
  const [from, to] = [await boxOf(page, 1), await boxOf(page, 4)]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 })
  await page.mouse.move(to.right - 20, to.y, { steps: 8 })
  await expect(page.getByText('2 photographs to place 3')).toBeInViewport()
  await page.mouse.up()
  const order = [ids[2]!, ids[3]!, ids[0]!, ids[1]!, ...ids.slice(4)]
  await expect.poll(async () => idsIn(await written.read('lofoten2023'))).toEqual(order)
  await expect.poll(table.ids).toEqual(order)

  await news
  await table.done.click()
  await expect(table.edit).toBeFocused()
  const tiles = page.locator('[data-part=tiles] a[id^=photo-]')
  // One of the seven is hidden.
  const shown = order.filter((id) => !photos.find((one) => one.id === id)!.hide)
  await expect
    .poll(() => tiles.evaluateAll((all) => all.map(({ id }) => id.slice('photo-'.length))))
    .toEqual(shown)
  expect(loads, 'under the table, the page loads nothing').toBe(1)

  await table.edit.click()
  await table.tool('Undo: order').click()
  await expect.poll(async () => idsIn(await written.read('lofoten2023'))).toEqual(ids)

  const start = await boxOf(page, 1)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(start.x, start.y + 20, { steps: 4 })
  await expect(page.getByText('1 photograph to place')).toBeAttached()
  const { width, height } = page.viewportSize()!
  await page.mouse.move(width - 5, height - 5, { steps: 4 })
  // Unlike a hand, a move in one step ends without a dragover on the last element.
  await page.mouse.move(width - 5, height - 9, { steps: 4 })
  await expect(page.getByText('1 photograph, not moved')).toBeInViewport({ ratio: 1 })
  await page.mouse.up()
  await expect(table.status('Put back where it was')).toBeAttached()
})

test('the tools move photographs to the start and the end, sort by date and undo step by step', async ({
  page,
  written,
}) => {
  const before = await written.read('hardanger2020')
  const [first, second, third] = idsIn(before) as [string, string, string]
  const table = await edit(page, HARDANGER)
  const orderIs = async (...order: string[]) => {
    await expect.poll(async () => idsIn(await written.read('hardanger2020'))).toEqual(order)
    await expect.poll(table.ids).toEqual(order)
  }
  await page.getByRole('button', { name: /^Select photograph 3/ }).click()
  await table.tool('Move the selected to the start').click()
  await expect(table.status('1 photograph put down at place 1 of ')).toBeAttached()
  await orderIs(third, first, second)
  await table.tool('Move the selected to the end').click()
  await orderIs(first, second, third)
  await table.tool('Select none').click()
  await table.tool('Sort by date').click()
  await orderIs(second, first, third)
  for (let i = 0; i < 3; i++) await table.tool('Undo: order').click()
  await expect.poll(() => written.read('hardanger2020')).toBe(before)
  await expect(table.tool('Nothing to undo')).toBeVisible()
})

test('the status says Written only after the server confirms, an early undo works, and words of the file are offered', async ({
  page,
  written,
}) => {
  const before = await written.read('faroes2020')
  const [id] = idsIn(before)
  // The server keeps the words of a file, so no other test may open this album.
  await written.remember(id!, 'As the camera has it')
  const table = await edit(page, FAROES)
  const release = await hold(page, `**${TABLE}*`)
  await table.picture(1).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Use: As the camera has it' }).click()
  await expect(table.field(1)).toHaveValue('As the camera has it')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(table.shots.first(), 'the words are shown at once').toContainText(
    'As the camera has it',
  )
  await expect(table.status('Writing')).toBeVisible()
  await expect(table.written).toHaveCount(0)
  expect(await written.read('faroes2020')).toBe(before)
  await page.keyboard.press('Control+z')
  release()
  await expect(table.written).toBeVisible()
  await expect(table.tool('Redo: words of photograph 1')).toHaveAttribute('aria-disabled', 'false')
  expect(await written.read('faroes2020')).toBe(before)
  await expect(page.getByRole('alert')).toHaveCount(0)
  await table.picture(1).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(', later')
  await expect(table.written, 'these words are not written yet').toBeHidden()
  await page.keyboard.press('Escape')
  await expect(table.written).toBeVisible()
})

test('a change from outside is shown, a conflicting change is reported, and nothing is lost', async ({
  page,
  written,
}) => {
  const before = await written.read('senja2021')
  const [first, , third] = altsIn(before)
  const table = await edit(page, SENJA)
  await written.write('senja2021', before.replace(JSON.stringify(first), '"From an editor"'))
  await expect(table.shots.first()).toContainText('From an editor')

  /** Describes photograph 2, and changes the file before the act arrives. */
  const describe = async (text: string, change: (json: string) => string) => {
    const release = await hold(page, `**${TABLE}*`)
    await table.picture(2).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await expect(table.shots.nth(1), 'the words are shown at once').toContainText(text)
    await written.write('senja2021', change(await written.read('senja2021')))
    release()
  }
  const alts = async () => altsIn(await written.read('senja2021'))
  await describe('From the table', (json) => json.replace('From an editor', 'Meanwhile'))
  await expect
    .poll(alts, 'a change of another photograph is no conflict')
    .toEqual(['Meanwhile', 'From the table', third])
  const notice = page.getByRole('alert').filter({ hasText: 'changed elsewhere' })
  await expect(notice).toHaveCount(0)

  await describe('Again', (json) => json.replace('From the table', 'Not so'))
  await expect(notice).toBeVisible()
  await expect(table.shots.nth(1)).toContainText('Not so')
  await notice.getByRole('button', { name: 'Write it now' }).click()
  await expect.poll(alts).toEqual(['Meanwhile', 'Again', third])
  await expect(notice).toHaveCount(0)

  // A change of the words that are being edited.
  await table.picture(1).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type(', typed')
  await written.write('senja2021', (await written.read('senja2021')).replace('Meanwhile', 'Theirs'))
  await expect(table.picture(1)).toHaveAccessibleName(/Theirs/)
  await page.keyboard.press('Enter')
  await expect(notice).toBeVisible()
  expect((await alts())[0]).toBe('Theirs')
  await notice.getByRole('button', { name: 'Write it now' }).click()
  await expect.poll(alts).toEqual(['Meanwhile, typed', 'Again', third])
  await expect(table.written).toBeVisible()
  await written.write('senja2021', before)
})

test('a press meets no photograph at the moment when others come or change places by themselves', async ({
  page,
  written,
}) => {
  const before = await written.read('senja2021')
  const ids = idsIn(before)
  const reverse = (json: string) => {
    const album = JSON.parse(json) as { photos: object[] }
    return JSON.stringify({ ...album, photos: album.photos.toReversed() })
  }
  const table = await edit(page, SENJA)
  const { x, y } = await boxOf(page, 1)
  const animations = () => table.list.evaluate((list) => list.getAnimations().length)
  await expect.poll(animations).toBe(0)
  // Makes the moment last until the second press.
  await table.list.evaluate((list) => {
    const pause = () => list.getAnimations().forEach((one) => one.pause())
    new MutationObserver(pause).observe(list, { childList: true })
  })
  const expectOnePressInTwo = async () => {
    for (const isOver of [false, true]) {
      if (isOver)
        await table.list.evaluate((list) => list.getAnimations().forEach((one) => one.finish()))
      if (isOver) await expect.poll(animations).toBe(0)
      await page.keyboard.down('Control')
      await page.mouse.click(x, y)
      await page.keyboard.up('Control')
    }
    await expect(table.toolbar).toContainText('1 of 3 selected')
    await table.tool('Select none').click()
  }

  await written.write('senja2021', reverse(before))
  await expect.poll(table.ids).toEqual(ids.toReversed())
  await expectOnePressInTwo()

  const release = await hold(page, `**${TABLE}**`)
  await table.picture(2).press('h')
  await written.write('senja2021', before)
  release()
  await expect.poll(table.ids).toEqual(ids)
  await expectOnePressInTwo()
  await expect.poll(async () => photosIn(await written.read('senja2021'))[1]?.hide).toBe(true)

  await hold(page, `**${TABLE}**`)
  const chooser = page.waitForEvent('filechooser')
  await table.tool('Add photographs').click()
  await (await chooser).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(9) })
  await expect(table.list.getByText('a.jpg')).toBeVisible()
  await expectOnePressInTwo()
  await written.write('senja2021', before)
})

test(
  'a drag near an edge scrolls the table, and neighbours step apart at once, with keys in 180 ms',
  { tag: THOROUGH },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await edit(page, NORTHCAPE)
    const main = page.locator('[data-light-table] main')
    const [from, { y, height }] = [await boxOf(page, 1), (await main.boundingBox())!]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 20, from.y + 20, { steps: 4 })
    await expect.poll(() => stepsOf(page)).toEqual(['-13px in 0 ms', '13px in 0 ms'])
    await page.mouse.move(from.x, y + height - 20, { steps: 4 })
    await expect.poll(() => main.evaluate((one) => one.scrollTop)).toBeGreaterThan(100)
    // The end of the list is also below its last row. Rows that come into view make the list longer.
    const count = Number(await tableOf(page).shots.first().getAttribute('aria-setsize'))
    const label = page.getByText(/^1 photograph(,| to)/)
    await main.evaluate((one) => (one.scrollTop = one.scrollHeight))
    await expect(async () => {
      for (const above of [12, 8]) await page.mouse.move(from.x, y + height - above)
      await expect(label).toHaveText(`1 photograph to place ${count}`, { timeout: 500 })
    }).toPass({ timeout: 30_000 })
    await page.keyboard.press('Escape')
    await page.mouse.up()
    await tableOf(page).picture(count).focus()
    for (const key of ['m', 'Home']) await page.keyboard.press(key)
    await expect.poll(() => stepsOf(page)).toEqual(['13px in 180 ms'])
  },
)

test('pictures are drawn that a new order or a long way of scrolling brings into view', async ({
  page,
  written,
}) => {
  const before = await written.read('northcape2022')
  const table = await edit(page, NORTHCAPE)
  const album = JSON.parse(before) as { photos: object[] }
  const reversed = idsIn(before).toReversed()
  await written.write(
    'northcape2022',
    JSON.stringify({ ...album, photos: album.photos.toReversed() }),
  )
  await expect.poll(async () => (await table.ids()).slice(0, 6)).toEqual(reversed.slice(0, 6))
  /** The photographs in the window, and `undefined` for each part of it without a picture. */
  const inView = () =>
    table.list.locator('> li').evaluateAll((all) =>
      all.flatMap((one) => {
        const { top, bottom, height } = one.getBoundingClientRect()
        if (!height || bottom <= 0 || top >= window.innerHeight) return []
        return one.querySelector('img') ? (one.getAttribute('data-shot') ?? undefined) : undefined
      }),
    )
  await expect.poll(inView).not.toContain(undefined)
  await page.locator('[data-light-table] main').evaluate((main) => {
    main.scrollTop = main.scrollHeight
  })
  await expect.poll(async () => (await inView()).at(-1)).toBe(reversed.at(-1))
  expect(await inView()).not.toContain(undefined)
  await written.write('northcape2022', before)
})

test('cover, hide and remove work by menu and by key, removed photographs are in a tray, and file names as descriptions are found', async ({
  page,
  written,
}) => {
  const before = await written.read('lofoten2023')
  const ids = idsIn(before)
  const now = async () => JSON.parse(await written.read('lofoten2023')) as { cover?: string }
  const hidden = async () =>
    photosIn(await written.read('lofoten2023')).flatMap(({ id, hide }) => (hide ? id : []))
  const table = await edit(page, LOFOTEN)
  const menu = page.getByRole('menu')

  await table.shots
    .first()
    .getByRole('button', { name: /^More for/ })
    .click()
  await expect(menu.getByRole('menuitem', { name: 'Make it the cover' })).toBeFocused()
  await menu.getByRole('menuitem', { name: 'Make it the cover' }).click()
  await expect(menu).toHaveCount(0)
  await expect(table.picture(1)).toBeFocused()
  await expect(table.picture(1)).toHaveAccessibleName(/, Cover$/)
  await expect.poll(async () => (await now()).cover).toBe(ids[0])

  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('h')
  await expect(table.picture(2)).toHaveAccessibleName(/, Hidden$/)
  await expect(table.status('Done: hide photograph 2')).toBeAttached()
  await expect.poll(hidden).toEqual([ids[1], ids[6]])

  // Open the menu by key for both selected photographs.
  await page.keyboard.press('Space')
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Shift+F10')
  await expect(menu.getByRole('menuitem')).toHaveText([
    /^Move 2/,
    /^Hide 2/,
    /^Turn 2/,
    'Put in another album',
    'Mark as decorative',
    /^Remove 2 photographs/,
  ])
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(table.picture(1), 'the next remaining photograph has the focus').toBeFocused()
  const tray = page.getByRole('region', { name: 'Removed, 2' })
  await expect(tray.getByRole('listitem')).toHaveCount(2)
  await expect.poll(async () => idsIn(await written.read('lofoten2023'))).toEqual(ids.slice(2))
  expect((await now()).cover).toBeUndefined()

  await page.reload()
  await table.tool('Removed, 2 photographs: show or hide them').click()
  await tray.getByRole('button', { name: 'Put all back' }).click()
  await expect(tray).toHaveCount(0)
  await expect.poll(table.ids).toEqual(ids)

  const describe = async (text: string) => {
    await page.keyboard.type(text)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
  }
  await table.picture(3).focus()
  await page.keyboard.press('Enter')
  await describe('IMG_4711.jpg')
  const finding = table.shots.nth(2).getByText('The description is a file name (IMG_4711.jpg).')
  await expect(finding).toBeVisible()
  await table.shots.nth(2).getByRole('button', { name: 'Write one' }).click()
  await page.keyboard.press('Control+a')
  await describe('Written here')
  await expect(finding).toHaveCount(0)

  await table.tool('Undo: words of photograph 3').press('Enter')
  await expect.poll(async () => altsIn(await written.read('lofoten2023'))[2]).toBe('IMG_4711.jpg')
  await written.write('lofoten2023', before)
})

test('photographs are moved to another album and turned from the menu, and both are undone', async ({
  page,
  written,
}) => {
  const [before, there] = [await written.read('senja2021'), await written.read('hardanger2020')]
  const [first, second, third] = idsIn(before)
  const table = await edit(page, SENJA)
  const menu = page.getByRole('menu')
  const box = await table.picture(1).boundingBox()
  await table.picture(1).focus()
  await page.keyboard.press('r')
  await expect(table.picture(1)).toHaveAccessibleName(/Turned right, not yet imported$/)
  await expect
    .poll(async () => (await table.picture(1).boundingBox())!.width)
    .toBeLessThan(box!.width)

  await table.picture(2).click({ button: 'right' })
  await menu.getByRole('menuitem', { name: 'Put in another album' }).click()
  const dialog = page.getByRole('dialog', { name: 'Put 1 photograph in another album' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Control+z')
  const undo = page.locator('[data-tool=undo]')
  await expect(undo, 'keys do nothing behind a dialog').toHaveAccessibleName(/^Undo: turn/)
  expect(await violations(page)).toEqual([])
  // The menu is opened in the same task that closes the dialog.
  await dialog.evaluate((it: HTMLDialogElement) => {
    it.addEventListener('close', () => it.ownerDocument.body.setAttribute('data-closed', ''))
    it.close()
    const { activeElement } = it.ownerDocument
    activeElement!.dispatchEvent(new MouseEvent('contextmenu', { bubbles: true, cancelable: true }))
  })
  await expect(page.locator('body[data-closed]')).toBeAttached()
  await expect(dialog).toHaveCount(0)
  await expect(menu.getByRole('menuitem', { name: 'Make it the cover' })).toBeFocused()
  await menu.getByRole('menuitem', { name: 'Put in another album' }).click()
  await expect(dialog.getByRole('checkbox', { name: 'Leave a copy here' })).toBeFocused()
  await dialog.getByRole('button', { name: /^Hardanger 2020/ }).click()
  await expect.poll(table.ids).toEqual([first, third])
  await expect(table.picture(2), 'the next remaining photograph has the focus').toBeFocused()
  await expect
    .poll(async () => idsIn(await written.read('hardanger2020')))
    .toEqual([...idsIn(there), second])

  await table.tool('Undo: move to another album, “Hardanger 2020”').press('Enter')
  await table.tool('Undo: turn photograph 1').press('Enter')
  await expect.poll(() => written.read('senja2021')).toBe(before)
  expect(await written.read('hardanger2020')).toBe(there)
})

test('a dropped folder is imported, other files are named, and a reload loses nothing', async ({
  page,
  written,
}, testInfo) => {
  const before = await written.read('senja2021')
  const folder = testInfo.outputPath('card')
  await mkdir(join(folder, 'day 2'), { recursive: true })
  for (const [i, name] of ['IMG 1.jpg', 'day 2/IMG 2.jpg'].entries())
    await writeFile(join(folder, name), await photograph(120, 80, {}, i))
  await writeFile(join(folder, 'day 2/IMG 2.xmp'), sidecar({ caption: 'Rain' }))
  await writeFile(join(folder, 'notes.txt'), 'Where we were.')
  await writeFile(join(folder, '.DS_Store'), 'of a system')
  const table = await edit(page, SENJA)

  const client = await page.context().newCDPSession(page)
  const at = { x: 400, y: 10 }
  const data = { items: [], files: [folder], dragOperationsMask: 1 }
  const drag = (type: 'dragEnter' | 'dragOver' | 'drop') =>
    client.send('Input.dispatchDragEvent', { type, ...at, data })
  await drag('dragEnter')
  await drag('dragOver')
  const hint = page.getByText('Let go to bring this in. Hold')
  await expect(hint).toBeVisible()
  const [shown, tools] = [await hint.boundingBox(), await table.toolbar.boundingBox()]
  expect(shown!.y + shown!.height, 'the hint covers no tool').toBeLessThanOrEqual(tools!.y)
  const { y, right } = await boxOf(page, 1)
  // Between two photographs.
  Object.assign(at, { x: right + 5, y })
  // The first event only leaves the previous element.
  await drag('dragOver')
  await drag('dragOver')
  await expect(page.getByText('Let go to bring this in at place 2.')).toBeVisible()
  await drag('drop')
  const files = page.getByRole('region', { name: 'Files that are brought in' })
  await expect(table.status('2 in, 1 refused')).toBeAttached({ timeout: 60_000 })
  await expect(files).toContainText('2 of 3 in')
  await expect(files.getByRole('listitem')).toHaveText(/^notes\.txtPhotographs only/)
  await expect(files).toContainText('not kept here')
  await expect(table.shots).toHaveCount(5)
  expect(await violations(page)).toEqual([])
  await page.reload()
  await expect(files).toContainText('2 of 3 in')
  await files.getByRole('button', { name: 'Close' }).click()
  await expect(files).toHaveCount(0)
  await expect(table.tool('Add photographs')).toBeFocused()
  const [, first, second] = photosIn(await written.read('senja2021'))
  expect([first!.alt, second!.alt], 'the second from its sidecar').toEqual(['', 'Rain'])
  await expect(table.picture(2)).toHaveAccessibleName('photograph 2')
  await expect(table.shots.nth(1).locator('img')).not.toHaveJSProperty('naturalWidth', 0)
  await written.write('senja2021', before)
})

test('the lists create, rename, publish and move an album, and all is undone to the byte', async ({
  page,
  written,
}) => {
  const before = await written.readCatalog()
  const covers = page.getByRole('main').getByRole('listitem')
  const ids = () => covers.evaluateAll((all) => all.map((one) => one.ariaLabel))
  /** Opens the settings of a category or an album. */
  const settingsOf = async (name: string) => {
    await page.getByRole('button', { name: `Settings of ${name}` }).press('Enter')
    const sheet = page.getByRole('complementary', { name: `Settings of ${name}` })
    await expect(sheet.getByRole('textbox').first()).toBeFocused()
    return sheet
  }
  await page.goto('/photography/landscape')
  await appRuns(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Landscape' })).toBeFocused()
  const shown = await ids()
  await page.getByLabel('Name of a new album').fill('Outer isles')
  await page.keyboard.press('Enter')
  await expect.poll(ids, 'the new album is first in the list').toEqual(['Outer isles', ...shown])
  const sheet = await settingsOf('Outer isles')
  const level = sheet.getByLabel('Who finds it')
  await expect(level).toHaveValue('unlisted')
  const ground = (one: Element) => getComputedStyle(one).backgroundColor
  expect(await level.locator('option').first().evaluate(ground), 'of the open list').toBe(
    await page.locator('html').evaluate(ground),
  )
  const address = sheet.getByRole('textbox', { name: 'Address' })
  await expect(address).toHaveValue(/^outer-isles-[A-Za-z0-9]{16}$/)
  expect(await violations(page)).toEqual([])
  await address.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Settings of Outer isles' })).toBeFocused()

  // No page links to it, but it can be opened here.
  await page.getByRole('button', { name: 'Open Outer isles' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Outer isles' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Outer isles' })).toBeFocused()
  await page.getByRole('button', { name: 'Done, back to the screen before' }).click()
  await expect(page.getByRole('button', { name: 'Open Outer isles' })).toBeFocused()
  await page.reload()
  await expect(covers.first()).toHaveAccessibleName('Outer isles')

  await settingsOf('Outer isles')
  await sheet.getByLabel('Who finds it').selectOption('public')
  await expect(address).toHaveValue('outer-isles')
  await sheet.getByRole('textbox', { name: 'Album' }).fill('Outermost isles')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Close the settings' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Settings of Outermost isles' })).toBeFocused()
  await page.getByRole('button', { name: 'Move Outermost isles down' }).click()
  await expect.poll(async () => (await ids()).slice(0, 2)).toEqual([shown[0], 'Outermost isles'])
  await expect.poll(() => written.readCatalog()).toContain('Outermost isles')

  await page.getByRole('button', { name: 'All categories' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Albums' })).toBeFocused()
  await page.getByLabel('Name of a new category').fill('Küsten')
  await page.keyboard.press('Enter')
  const coasts = await settingsOf('Küsten')
  await coasts.getByLabel('Who finds it').selectOption('listed')
  await expect.poll(() => written.readCatalog()).toMatch(/"name": "Küsten",\s+"level": "listed"/)
  expect(await violations(page)).toEqual([])
  await coasts.getByRole('button', { name: 'Remove Küsten' }).click()
  await expect(coasts).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Albums' })).toBeFocused()
  await page.getByRole('button', { name: 'Open Landscape' }).click()
  await expect.poll(ids).toContain('Outermost isles')
  await expect(page.getByRole('status').filter({ hasText: /^Written/ })).toBeAttached()

  // The site shows the album as soon as editing ends.
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('link', { name: /^Dovrefjell/ })).toBeVisible()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  for (const act of [
    'remove “Küsten”',
    'level of “Küsten”',
    'new category “Küsten”',
    'move “Outermost isles”',
    'rename “Outer isles”',
    'level of “Outer isles”',
    'new album “Outer isles”',
  ]) {
    await page.getByRole('button', { name: `Undo: ${act}` }).click()
    await expect(page.getByRole('status').filter({ hasText: `Undone: ${act}` })).toBeVisible()
  }
  await expect.poll(() => written.readCatalog()).toBe(before)
  await expect(page.getByRole('button', { name: 'Nothing to undo' })).toBeDisabled()
  await expect.poll(ids).toEqual(shown)
})

test('a press on the words of a page opens their field, changes show at once, and are undone to the byte', async ({
  page,
  written,
}) => {
  const before = await written.readSettings()
  // Come from a list, which has its own editor.
  await page.goto('/photography')
  await appRuns(page)
  await page.getByRole('button', { name: 'Open menu' }).press('Enter')
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: 'About' })
    .press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  const release = await hold(page, /tsr-split=component/)
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeFocused()
  const loaded = (frame: HTMLIFrameElement) =>
    frame.contentDocument!.readyState === 'complete' && frame.contentWindow!.location.pathname
  await expect.poll(() => page.locator('iframe').evaluate(loaded)).toBe('/about')
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen))))
  await expect(page.locator('iframe'), 'the preview while it is blank').toBeHidden()
  await expect(page.getByText('Loading…')).toBeInViewport()
  release()
  // While the next version of the page loads, it is in a second frame, which is not visible.
  const shown = page.frameLocator('iframe:visible').locator('main')
  const { bio } = JSON.parse(before) as { bio: string[] }
  const field = page.getByRole('region', { name: 'About you' }).getByRole('textbox').first()
  const frame = page.locator('iframe:visible')
  const { y } = (await frame.boundingBox())!
  await page.getByRole('region', { name: 'What machines see' }).scrollIntoViewIfNeeded()
  expect((await frame.boundingBox())!.y, 'the preview stays below the bar').toBeCloseTo(y, 0)
  await shown.getByText(bio[0]!).click()
  await expect(field).toBeFocused()
  const scrollY = (to?: number) =>
    frame.evaluate((one: HTMLIFrameElement, to) => {
      const view = one.contentWindow!
      if (to !== undefined) view.scrollTo(0, to)
      return view.scrollY
    }, to)
  expect(await scrollY(200)).toBe(200)
  await field.fill('I build things that last.')
  await page.keyboard.press('Tab')
  await expect(shown.getByText('I build things that last.')).toBeVisible()
  await expect.poll(() => scrollY(), 'the preview keeps its place').toBe(200)
  expect(await written.readSettings()).toBe(
    before.replace(JSON.stringify(bio[0]), '"I build things that last."'),
  )
  await page.keyboard.press('Control+z')
  await expect(field).toHaveValue(bio[0]!)
  await expect.poll(() => written.readSettings()).toBe(before)
  await page.keyboard.press('Control+y')
  await expect(field).toHaveValue('I build things that last.')
  const { written: confirmed } = tableOf(page)
  await expect(confirmed).toBeVisible()
  await field.fill('I build')
  await expect(confirmed, 'nothing is said to be written while a field has other text').toBeHidden()
  await field.press('Escape')
  await expect(confirmed).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect.poll(() => written.readSettings()).toBe(before)
})

test('words written while the server is away survive a reload, and all are undone to the byte', async ({
  page,
  written,
  expectTrouble,
}) => {
  const before = await written.readSettings()
  const { bio } = JSON.parse(before) as { bio: string[] }
  await page.goto('/about')
  await appRuns(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  const field = page.getByRole('region', { name: 'About you' }).getByRole('textbox').first()
  const mend = await failRequests(page, `**${TABLE}**`, (one) => one.method() === 'POST')
  expectTrouble(/ERR_FAILED/)
  await field.fill('Written while')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('alert')).toContainText('Waiting')
  await field.fill('Written while the server was away.')
  await page.reload()
  await expect(field, 'what waits is shown').toHaveValue('Written while the server was away.')
  mend()
  // One change after the other is written.
  await expect.poll(() => written.readSettings()).toContain('Written while')
  await expect.poll(() => written.readSettings()).toContain('Written while the server was away.')
  for (const before of ['Written while', bio[0]!]) {
    await page.keyboard.press('Control+z')
    await expect(field).toHaveValue(before)
  }
  await expect.poll(() => written.readSettings()).toBe(before)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeFocused()
  await expect(page.getByText(bio[0]!)).toBeVisible()
})

test('the entries of a list are moved, removed and added, and the share card is drawn', async ({
  page,
  written,
}) => {
  const before = await written.readSettings()
  const { skills } = JSON.parse(before) as { skills: { name: string }[] }
  await page.goto('/about')
  await appRuns(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter')
  const list = page.getByRole('region', { name: 'Skills' })
  const names = () =>
    list.getByRole('listitem').evaluateAll((all) => all.map((one) => one.ariaLabel))
  const [first, second] = skills.map(({ name }) => name)
  await list.getByRole('button', { name: `Move ${first} down` }).click()
  await expect.poll(async () => (await names()).slice(0, 2)).toEqual([second, first])
  await list.getByRole('button', { name: `Remove ${second}` }).click()
  await expect.poll(names).toHaveLength(skills.length - 1)
  const added = list.getByRole('group', { name: 'New skill' })
  await added.getByLabel('Name').fill('Rust')
  await added.getByLabel('Icon').fill('brand-rust')
  await added.getByLabel('Icon').press('Enter')
  await expect.poll(names).toContain('Rust')
  const machines = page.getByRole('region', { name: 'What machines see' })
  await expect(machines).toContainText('About — ')
  await machines.getByRole('img').scrollIntoViewIfNeeded()
  await expect(machines.getByRole('img')).toHaveJSProperty('naturalWidth', 1200)
  expect(await violations(page)).toEqual([])

  await page.getByRole('button', { name: 'Undo: add “Rust”' }).click()
  await expect.poll(() => written.readSettings()).not.toContain('Rust')
  await written.writeSettings(before)
})

test('Back closes one screen after the other, and saves what is being written', async ({
  page,
  written,
}) => {
  const before = await written.readCatalog()
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
  await page.goto('/photography')
  await appRuns(page)
  await page.getByRole('link', { name: /^Landscape/ }).click()
  await expect(title('Landscape')).toBeVisible()
  const edit = page.getByRole('button', { name: 'Edit', exact: true })
  await edit.click()
  await page.getByRole('button', { name: 'Open Senja 2021' }).click()
  await expect(title('Senja 2021')).toBeFocused()
  await tableOf(page).tool('Publish').click()
  await expect(title('Publish')).toBeFocused()
  // A reload closes the screen to publish.
  await page.reload()
  await expect(title('Senja 2021')).toBeFocused()
  await tableOf(page).tool('Publish').click()
  await expect(title('Publish')).toBeFocused()
  await page.goBack()
  await expect(title('Senja 2021')).toBeFocused()
  await page.goForward()
  // Forward opens nothing. The table leads back first.
  await expect
    .poll(() => page.evaluate(() => history.state as object))
    .toMatchObject({ screens: 2 })
  await page.goBack()
  const opened = page.getByRole('button', { name: 'Open Senja 2021' })
  await expect(opened).toBeFocused()
  await expect(opened).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Settings of Senja 2021' }).click()
  await page.getByRole('textbox', { name: 'Album', exact: true }).fill('Senja by night')
  await page.goBack()
  await expect(edit).toBeFocused()
  await expect(page.getByRole('link', { name: /^Senja by night/ })).toBeVisible()
  await expect(page).toHaveURL(/landscape$/)
  await page.goBack()
  await expect(page).toHaveURL(/photography$/)
  await page.goForward()
  await edit.click()
  await page.getByRole('button', { name: 'Undo: rename “Senja 2021”' }).click()
  await expect.poll(() => written.readCatalog()).toBe(before)
})

test('Publish lists what has changed, runs the configured command and shows its output live', async ({
  page,
  written,
  expectTrouble,
}) => {
  // Photographs of other albums are on hosts that do not exist.
  expectTrouble(/img\.example\.com/)
  const settings = await written.readSettings()
  await written.writeSettings(
    JSON.stringify({ ...(JSON.parse(settings) as object), publish: 'node -p "6 * 7"' }),
  )
  const before = await written.read('senja2021')
  const table = await edit(page, SENJA)
  await table.tool('Publish').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Publish' })).toBeFocused()
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  await expect(part('What changed')).toContainText('Senja 2021: new, 3 photographs')
  await expect(part('Checks')).toContainText(
    'Dovrefjell 2025, 2 photographs: The description is empty',
  )
  expect(await violations(page)).toEqual([])
  /** Where the parts begin, in px: from the top and from the left. */
  const starts = async () => {
    const boxes = [await part('What changed').boundingBox(), await part('Output').boundingBox()]
    return [boxes[0]!.y, boxes[1]!.x]
  }
  const atFirst = await starts()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Published', { exact: true })).toBeInViewport()
  expect(await starts()).toEqual(atFirst)
  await expect(part('Output').getByRole('log')).toContainText('42')
  await page.setViewportSize({ width: 600, height: 400 })
  await part('Output').getByRole('log').scrollIntoViewIfNeeded()
  await expect(page.getByText('Published', { exact: true })).toBeInViewport()
  await expect(part('What changed')).toContainText('Nothing since the last publishing.')
  await expect(part('What changed')).toContainText(/Last published \w+ \d/)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(table.toolbar).toBeVisible()
  await page.keyboard.press('Escape')
  await table.picture(1).focus()
  await page.keyboard.press('h')
  await expect(table.written).toBeVisible()
  await table.tool('Publish').click()
  await expect(part('What changed')).toContainText('Senja 2021: 1 photograph changed')
  await page.getByRole('button', { name: /^Show it, Dovrefjell 2025, 2 photographs/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dovrefjell 2025' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Description, photograph 5' })).toBeFocused()
  await expect(table.picture(5)).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(table.picture(5)).toBeFocused()
  await written.write('senja2021', before)
  await written.writeSettings(settings)
})

test('two tabs follow each other', async ({ page, context, written }) => {
  const before = await written.read('senja2021')
  const ids = idsIn(before)
  const here = await edit(page, SENJA)
  const there = await edit(await context.newPage(), SENJA)
  await here.picture(1).focus()
  await page.keyboard.press('m')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect.poll(there.ids).toEqual([ids[1], ids[2], ids[0]])
  await there.tool('Undo: order').click()
  await expect.poll(here.ids).toEqual(ids)
  expect(await written.read('senja2021')).toBe(before)
})

test('axe finds nothing in the light table by day or night, and Tab leads from one photograph to the toolbar', async ({
  page,
  written,
}) => {
  const before = await written.read('senja2021')
  const table = await edit(page, SENJA)
  await table.picture(1).focus()
  const stops: string[] = []
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab')
    stops.push(await page.evaluate(() => document.activeElement!.getAttribute('aria-label') ?? ''))
  }
  expect(stops).toEqual([
    expect.stringMatching(/^Select photograph 1/),
    expect.stringMatching(/, edit the description$/),
    expect.stringMatching(/^More for photograph 1/),
    expect.any(String),
  ])
  const entered = table.toolbar.locator(':focus')
  await expect(entered, 'Tab enters at a tool that does something').toBeEnabled()
  await page.keyboard.press('End')
  await expect(table.tool('Publish')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(table.tool('Select all')).toBeFocused()
  const look = async (state: string) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect.soft(await violations(page), `${state}, ${colorScheme}`).toEqual([])
    }
  }
  await page.keyboard.press('Enter')
  await look('all selected')
  await table.picture(2).focus()
  await page.keyboard.press('Enter')
  await expect(table.field(2)).toBeFocused()
  await look('words in hand')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+F10')
  await expect(page.getByRole('menu')).toBeVisible()
  await look('the menu')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /^Removed, / })).toBeVisible()
  await look('the tray')
  await page.keyboard.press('Control+z')
  await expect.poll(() => written.read('senja2021')).toBe(before)
})

test('below a narrow picture, the number stays on the line of the box, and no word is broken', async ({
  page,
}) => {
  const table = await edit(page, '/photography/landscape/dovrefjell2025')
  const shot = table.shots.filter({ hasText: 'No description.' }).first()
  await shot.evaluate((it) => it.setAttribute('style', 'flex: none; width: 130px; --a: 1'))
  const top = async (name: RegExp) => (await shot.getByRole('button', { name }).boundingBox())!.y
  expect(await top(/^More for/)).toBe(await top(/^Select/))
  const lines = await shot.getByText('No description.').evaluate((it) => {
    const range = it.ownerDocument.createRange()
    const text = it.lastChild as Text
    const from = text.data.indexOf('description')
    range.setStart(text, from)
    range.setEnd(text, text.length)
    return range.getClientRects().length
  })
  expect(lines).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })
  test('the settings of an album are directly below the bar', async ({ page }) => {
    await page.goto('/photography/landscape')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).tap()
    await page.getByRole('button', { name: 'Settings of Senja 2021' }).tap()
    const top = page.getByRole('complementary', { name: 'Settings of Senja 2021' })
    await expect(top).toBeVisible()
    const bar = (await page.getByRole('banner').last().boundingBox())!
    expect((await top.boundingBox())!.y - bar.y - bar.height).toBeLessThan(20)
  })
  test('a selection is moved by presses alone, and every target is 44 px', async ({
    page,
    written,
  }) => {
    const before = await written.read('senja2021')
    const ids = idsIn(before)
    const table = await edit(page, SENJA)
    const smallTargets = () =>
      page.locator('[data-light-table] :is(button, textarea):visible').evaluateAll((all) =>
        all
          .map((one) => ({ name: one.ariaLabel, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 43.9 || box.height < 43.9)
          .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
      )
    expect(await smallTargets()).toEqual([])
    await page
      .getByRole('button', { name: /, edit the description$/ })
      .first()
      .tap()
    await expect(table.field(1)).toBeFocused()
    expect(await smallTargets()).toEqual([])
    await table.field(1).press('Escape')
    await page.getByRole('button', { name: /^Select photograph 1/ }).tap()
    await table.tool('Move the selected to a place').tap()
    expect(await smallTargets()).toEqual([])
    const gaps = page.getByRole('button', { name: /^Move here/ })
    await expect(gaps).toHaveText([1, 2, 3].map((place) => `Move here, to place ${place}`))
    await gaps.nth(1).tap()
    await expect
      .poll(async () => idsIn(await written.read('senja2021')))
      .toEqual([ids[1], ids[0], ids[2]])
    await expect(table.picture(2), 'the button is gone').toBeFocused()
    await table.tool('Undo: order').tap()
    await expect.poll(() => written.read('senja2021')).toBe(before)
    // On a tablet, the other photographs stand for the other gaps.
    await page.setViewportSize({ width: 834, height: 1112 })
    const covered = (buttons: Element[]) =>
      buttons.filter((one) => {
        const { right, top, height } = one.getBoundingClientRect()
        return !one.contains(document.elementFromPoint(right - 1, top + height / 2))
      }).length
    const dots = page.getByRole('button', { name: /^More for/ })
    expect(await dots.evaluateAll(covered), 'by the checkbox beside it').toBe(0)
    await table.tool('Move the selected to a place').tap()
    await expect(gaps).toHaveText(['Move here, to place 3'])
    await gaps.tap()
    await expect
      .poll(async () => idsIn(await written.read('senja2021')))
      .toEqual([ids[1], ids[2], ids[0]])
  })
})

test('a menu stays in the window beside a narrow picture at its edge', async ({ page }) => {
  await page.setViewportSize({ width: 701, height: 500 })
  const table = await edit(page, LOFOTEN)
  await table.picture(4).focus()
  await page.keyboard.press('Shift+F10')
  // The window is measured in whole pixels.
  await expect(page.getByRole('menu')).toBeInViewport({ ratio: 0.99 })
  const box = await table.picture(4).boundingBox()
  const menu = await page.getByRole('menu').boundingBox()
  expect(menu!.width, 'at the end of the picture it would leave the window').toBeGreaterThan(
    box!.x + box!.width,
  )
})

test(
  'an act made while the server is killed is written when the server is back',
  { tag: THOROUGH },
  async ({ page, written, expectTrouble }) => {
    expectTrouble(/ERR_CONNECTION|Failed to fetch|WebSocket|\[vite\]|403/)
    const before = await written.read('senja2021')
    const ids = idsIn(before)
    const table = await edit(page, SENJA)
    await written.stop('SIGKILL')
    await table.picture(1).focus()
    await page.keyboard.press('m')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Waiting for the server' }),
    ).toBeVisible()
    expect(await written.read('senja2021')).toBe(before)
    await written.start()
    // Vite reloads the page module by module.
    await expect
      .poll(async () => idsIn(await written.read('senja2021')), { timeout: 60_000 })
      .toEqual([ids[1], ids[2], ids[0]])
    await expect(table.written).toBeVisible()
    await written.write('senja2021', before)
  },
)

test(
  'files that are being sent when the server is killed are sent when it is back',
  { tag: THOROUGH },
  async ({ page, written, expectTrouble }, testInfo) => {
    expectTrouble(/ERR_|Failed to fetch|WebSocket|\[vite\]|403/)
    const before = await written.read('senja2021')
    const paths = [1, 2, 3].map((i) => testInfo.outputPath(`kept ${i}.jpg`))
    for (const [i, path] of paths.entries()) await writeFile(path, await photograph(120, 80, {}, i))
    const table = await edit(page, SENJA)
    // The browser asks whether to leave when Vite reloads the page.
    page.on('dialog', (dialog) => void dialog.dismiss())
    const release = await hold(page, /kept%202\.jpg\/0$/)
    const chooses = page.waitForEvent('filechooser')
    const sends = page.waitForRequest(/kept%202\.jpg\/0$/)
    await table.tool('Add photographs').click()
    await (await chooses).setFiles(paths)
    await sends
    await written.stop('SIGKILL')
    await expect(page.getByRole('alert').filter({ hasText: 'Waiting' })).toBeVisible()
    release()
    await expect(page.getByRole('button', { name: 'Pause the upload' })).toBeVisible()
    await written.start()
    const files = page.getByRole('region', { name: 'Files that are brought in' })
    await expect
      .poll(async () => photosIn(await written.read('senja2021')).length, { timeout: 60_000 })
      .toBe(idsIn(before).length + 3)
    // The page loads anew once all are sent, and has nothing more to say.
    await expect(table.shots).toHaveCount(idsIn(before).length + 3)
    await expect(page.getByRole('alert')).toHaveCount(0)
    // A kill between an import and its note lets the file be imported again.
    const failed = files.getByRole('listitem').filter({ hasNotText: 'Already in this album.' })
    await expect(failed).toHaveCount(0)
    await written.write('senja2021', before)
  },
)

test('the tools stay in one row below a tray', async ({ page, written }) => {
  const before = await written.read('senja2021')
  const table = await edit(page, SENJA)
  await table.picture(1).focus()
  await page.keyboard.press('Delete')
  await expect(table.tool('Removed, 1 photograph: show or hide them')).toBeVisible()
  const back = page.getByRole('button', { name: /^Put back,/ })
  await back.focus()
  const room = await back.evaluate((it) => {
    const list = it.closest('ul')!
    const { outlineOffset, outlineWidth } = getComputedStyle(it)
    const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth)
    const [box, { left, top }] = [it.getBoundingClientRect(), list.getBoundingClientRect()]
    return { ring, left: box.left - left, below: top + list.clientHeight - box.bottom }
  })
  expect(room.ring).toBeGreaterThan(0)
  expect(Math.min(room.left, room.below), 'the ring is whole').toBeGreaterThanOrEqual(room.ring)
  // On a phone, the selection and the sorting have a row of their own.
  for (const [width, least] of [
    [1440, 90],
    [834, 90],
    [390, 140],
  ] as const)
    for (const key of ['Space', 'Escape']) {
      await page.setViewportSize({ width, height: 900 })
      await table.picture(1).press(key)
      const { height } = (await table.toolbar.boundingBox())!
      expect(height, `${width} px, after ${key}`).toBeLessThan(least)
    }
  await page.keyboard.press('Control+z')
  await expect.poll(() => written.read('senja2021')).toBe(before)
})

test.describe('the light table at 400 %', { tag: THOROUGH }, () => {
  test.use({ viewport: { width: 360, height: 225 } })
  test('reaches every tool, and nothing leaves the window sideways', async ({ page }) => {
    const table = await edit(page, SENJA)
    await page.getByRole('button', { name: /^Select photograph 3/ }).click()
    for (const name of ['Select all', 'Move the selected to a place', 'Remove the selected']) {
      await table.tool(name).scrollIntoViewIfNeeded()
      await expect(table.tool(name)).toBeInViewport()
    }
    await table.tool('Select none').click()
    await expect(table.picture(3), 'the tool is hidden').toBeFocused()
    await expect(table.status('0 photographs selected')).toBeAttached()
    for (const name of ['Sort by date', 'Add photographs', 'Publish']) {
      await table.tool(name).scrollIntoViewIfNeeded()
      await expect(table.tool(name)).toBeInViewport()
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(360)
  })
  test('shows what has the focus: the fields with their names, and the menu', async ({ page }) => {
    await page.goto('/')
    await appRuns(page)
    await page.getByRole('button', { name: 'Edit', exact: true }).click()
    const field = page.getByRole('textbox', { name: 'Credit' })
    await field.focus()
    const { top, from } = await field.evaluate((it) => {
      const { bottom } = document
        .querySelector('[data-light-table] header')!
        .getBoundingClientRect()
      return { top: it.closest('label')!.getBoundingClientRect().top, from: Math.max(bottom, 0) }
    })
    expect(top).toBeGreaterThanOrEqual(from)
    const table = await edit(page, SENJA)
    await table.picture(1).focus()
    await page.keyboard.press('Shift+F10')
    await expect(page.getByRole('menuitem').first()).toBeFocused()
    await expect(page.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 })
  })
})

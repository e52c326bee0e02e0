// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useStore } from '../src/store'

const store = () => useStore.getState()
const kept = localStorage

/** The two keys as another script of the page would read them; null is absent. */
const keys = () => ({ category: kept.getItem('category'), album: kept.getItem('album') })

const refusal = () => {
  throw new DOMException('refused', 'QuotaExceededError')
}
type Method = 'getItem' | 'setItem' | 'removeItem'
/** The browser refuses these methods. */
const refuse = (...methods: Method[]) => {
  vi.stubGlobal('localStorage', {
    getItem: kept.getItem.bind(kept),
    setItem: kept.setItem.bind(kept),
    removeItem: kept.removeItem.bind(kept),
    ...Object.fromEntries(methods.map((method) => [method, refusal])),
  })
}

beforeEach(() => {
  store().forgetPlace()
  store().closeMenu()
  kept.clear()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('localStorage holds the bare ids', () => {
  test('as plain text, and nothing else', () => {
    store().enterCategory('landscape')
    store().enterAlbum('ase-12m')
    expect(keys()).toEqual({ category: 'landscape', album: 'ase-12m' })
    expect(kept).toHaveLength(2)
  })
  test('a key without a value is absent', () => {
    store().enterAlbum('iceland2018')
    expect(keys()).toEqual({ category: null, album: 'iceland2018' })
    store().forgetAlbum()
    expect(keys()).toEqual({ category: null, album: null })
  })
  test('the menu is not remembered', () => {
    store().wantMenu(true)
    store().showWantedMenu()
    expect(kept).toHaveLength(0)
  })
})

describe('choices', () => {
  test('choosing a category sets it and clears the album', () => {
    store().enterCategory('portraits')
    store().enterAlbum('pier')
    store().enterCategory('landscape')
    expect(keys()).toEqual({ category: 'landscape', album: null })
  })
  test('choosing an album replaces the previous album', () => {
    store().enterCategory('portraits')
    store().enterAlbum('pier')
    store().enterAlbum('harbour')
    expect(keys()).toEqual({ category: 'portraits', album: 'harbour' })
  })
  test('forgetting the place clears both keys', () => {
    store().enterCategory('portraits')
    store().enterAlbum('pier')
    store().forgetPlace()
    expect(keys()).toEqual({ category: null, album: null })
  })
})

test('a menu that is closed between the press of its button and its frame stays closed', () => {
  store().wantMenu(true)
  store().closeMenu()
  store().showWantedMenu()
  expect(store().menuOpen).toBe(false)
})

describe('two tabs', () => {
  test('opening the menu does not undo a choice in another tab', () => {
    store().enterAlbum('iceland2018')
    kept.setItem('album', 'jotunheimen2021')
    store().wantMenu(true)
    store().showWantedMenu()
    store().closeMenu()
    expect(keys().album).toBe('jotunheimen2021')
  })
})

describe('failing storage', () => {
  test('the place lasts as long as the page if storage is forbidden', () => {
    refuse('getItem', 'setItem', 'removeItem')
    store().enterCategory('landscape')
    store().enterAlbum('iceland2018')
    expect(store()).toMatchObject({ category: 'landscape', album: 'iceland2018' })
    expect(kept).toHaveLength(0)
  })
  test.each<[string, () => unknown]>([
    ['is missing', () => null],
    ['cannot even be read from the window', refusal],
  ])('the place lasts as long as the page if storage %s', async (_, get) => {
    vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(get as () => Storage)
    await useStore.persist.rehydrate()
    store().enterCategory('landscape')
    store().enterAlbum('iceland2018')
    expect(store()).toMatchObject({ category: 'landscape', album: 'iceland2018' })
  })
  test('the next choice is remembered after garbled values', async () => {
    kept.setItem('category', '{"a":')
    kept.setItem('album', 'root')
    await useStore.persist.rehydrate()
    store().enterCategory('landscape')
    store().enterAlbum('iceland2018')
    expect(keys()).toEqual({ category: 'landscape', album: 'iceland2018' })
  })
  test('choosing a category clears the old place even if storage is full', () => {
    store().enterCategory('portraits')
    store().enterAlbum('pier')
    refuse('setItem')
    store().enterCategory('landscape')
    expect(keys()).toEqual({ category: null, album: null })
    expect(store()).toMatchObject({ category: 'landscape', album: null })
  })
  test('choosing an album clears the previous album even if storage is full', () => {
    store().enterAlbum('pier')
    refuse('setItem')
    store().enterAlbum('harbour')
    expect(keys().album).toBeNull()
  })
})

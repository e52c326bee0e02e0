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
})

describe('localStorage holds the bare ids', () => {
  test('never JSON, and nothing else', () => {
    store().enterCategory('landscape')
    store().enterAlbum('ase-12m')
    expect(keys()).toEqual({ category: 'landscape', album: 'ase-12m' })
    expect(kept).toHaveLength(2)
  })
  test('a key that holds nothing is absent', () => {
    store().enterAlbum('iceland2018')
    expect(keys()).toEqual({ category: null, album: 'iceland2018' })
    store().forgetAlbum()
    expect(keys()).toEqual({ category: null, album: null })
  })
  test('the menu is not remembered', () => {
    store().toggleMenu()
    expect(kept).toHaveLength(0)
  })
})

describe('a choice', () => {
  test('of a category clears both keys, then sets it', () => {
    store().enterCategory('portraits')
    store().enterAlbum('pier')
    store().enterCategory('landscape')
    expect(keys()).toEqual({ category: 'landscape', album: null })
  })
  test('of an album clears the previous one, then sets it', () => {
    store().enterCategory('portraits')
    store().enterAlbum('pier')
    store().enterAlbum('harbour')
    expect(keys()).toEqual({ category: 'portraits', album: 'harbour' })
  })
  test('to forget the place clears both keys', () => {
    store().enterCategory('portraits')
    store().enterAlbum('pier')
    store().forgetPlace()
    expect(keys()).toEqual({ category: null, album: null })
  })
})

describe('two tabs', () => {
  test("another tab's choice becomes this tab's memory", async () => {
    kept.setItem('category', 'animals')
    kept.setItem('album', 'faroes2020')
    await useStore.persist.rehydrate()
    expect(store()).toMatchObject({ category: 'animals', album: 'faroes2020' })
    kept.clear()
    await useStore.persist.rehydrate()
    expect(store()).toMatchObject({ category: null, album: null })
  })
  test('opening the menu here does not undo a choice made there', () => {
    store().enterAlbum('iceland2018')
    kept.setItem('album', 'jotunheimen2021')
    store().toggleMenu()
    store().closeMenu()
    expect(keys().album).toBe('jotunheimen2021')
  })
})

describe('storage that fails breaks nothing', () => {
  test('forbidden: the place lives as long as this page', () => {
    refuse('getItem', 'setItem', 'removeItem')
    store().enterCategory('landscape')
    store().enterAlbum('iceland2018')
    expect(store()).toMatchObject({ category: 'landscape', album: 'iceland2018' })
    expect(kept).toHaveLength(0)
  })
  test('missing altogether: likewise', () => {
    vi.stubGlobal('localStorage', null)
    store().enterCategory('landscape')
    store().enterAlbum('iceland2018')
    expect(store()).toMatchObject({ category: 'landscape', album: 'iceland2018' })
  })
  test('garbled: the next choice is remembered as ever', async () => {
    kept.setItem('category', '{"a":')
    kept.setItem('album', 'root')
    await useStore.persist.rehydrate()
    store().enterCategory('landscape')
    store().enterAlbum('iceland2018')
    expect(keys()).toEqual({ category: 'landscape', album: 'iceland2018' })
  })
  test('full: the old place is cleared all the same', () => {
    store().enterCategory('portraits')
    store().enterAlbum('pier')
    refuse('setItem')
    store().enterCategory('landscape')
    expect(keys()).toEqual({ category: null, album: null })
    expect(store()).toMatchObject({ category: 'landscape', album: null })
  })
  test('full: an album chosen replaces the previous one, if only by nothing', () => {
    store().enterAlbum('pier')
    refuse('setItem')
    store().enterAlbum('harbour')
    expect(keys().album).toBeNull()
  })
})

describe('the menu', () => {
  test('opens and closes by its button', () => {
    store().toggleMenu()
    expect(store().menuOpen).toBe(true)
    store().toggleMenu()
    expect(store().menuOpen).toBe(false)
  })
  test('closes, and stays closed', () => {
    store().closeMenu()
    expect(store().menuOpen).toBe(false)
  })
})

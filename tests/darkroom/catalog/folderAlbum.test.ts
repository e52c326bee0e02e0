import { expect, test } from 'vitest'
import { folderAlbum, toldApart } from '../../../src/darkroom/catalog/folderAlbum'

test.each([
  ['Iceland 2026', 'Iceland 2026', 'iceland-2026', 2026],
  ['iceland2026', 'Iceland 2026', 'iceland-2026', 2026],
  ['faroeIslands_2024', 'Faroe Islands 2024', 'faroe-islands-2024', 2024],
  ['Mum & Dad at sea', 'Mum & Dad at sea', 'mum-and-dad-at-sea', undefined],
  // A date before the name sorts the folders of trips.
  ['2024-05-12 Südtirol', 'Südtirol 2024', 'suedtirol-2024', 2024],
  ['20240512_Höhenweg', 'Höhenweg 2024', 'hoehenweg-2024', 2024],
  ['2024 Øresund', 'Øresund 2024', 'oresund-2024', 2024],
  ['2024 12 Apostel', '12 Apostel 2024', '12-apostel-2024', 2024],
  ['2024-05 Reise 2024', 'Reise 2024', 'reise-2024', 2024],
  ['2024-2025 Winter', '2024-2025 Winter', '2024-2025-winter', 2024],
  ['2024-05', '2024 05', '2024-05', 2024],
  // macOS writes the two dots as a letter of their own.
  ['Mu\u0308nchen', 'München', 'muenchen', undefined],
  ['Straße nach Åre', 'Straße nach Åre', 'strasse-nach-are', undefined],
  ['Saint-Malo', 'Saint-Malo', 'saint-malo', undefined],
  ['Кавказ', 'Кавказ', 'kavkaz', undefined],
  ['Ελλάδα', 'Ελλάδα', 'ellada', undefined],
  // A name without Latin letters gets a digest of itself.
  ['日本', '日本', 'album-cf2a', undefined],
  ['北海道 2024', '北海道 2024', 'album-2024-f8af', 2024],
  ['2024-05 北海道', '北海道 2024', 'album-2024-f8af', 2024],
  ['京都 Kyoto', '京都 Kyoto', 'kyoto', undefined],
  ['--', '', '', undefined],
  ['By {name}', 'By name', 'by-name', undefined],
])('the folder %s becomes an album with name, address and year', (folder, name, key, year) => {
  expect(folderAlbum(folder)).toEqual({ name, key, ...(year ? { year } : {}) })
})

test.each([
  ['en', 'anna-and-ben'],
  ['de', 'anna-und-ben'],
  ['fr', 'anna-et-ben'],
])('the word for & is that of the language %s', (lang, key) => {
  expect(folderAlbum('Anna & Ben', lang)).toEqual({ name: 'Anna & Ben', key })
  expect(toldApart(folderAlbum('Anna', lang), '& Ben', lang).key).toContain(key)
})

test.each([
  ['Lofoten', 'Portraits', 'Lofoten, Portraits', 'lofoten-portraits', undefined],
  ['京都', 'Portraits', '京都, Portraits', 'album-58d0-portraits', undefined],
  ['Kyoto', '日本', 'Kyoto, 日本', 'kyoto-album-cf2a', undefined],
  ['Berlin', '2024', 'Berlin, 2024', 'berlin-2024', 2024],
  [
    '2023-05 Südtirol',
    'Familie 2024',
    'Südtirol 2023, Familie 2024',
    'suedtirol-2023-familie-2024',
    2023,
  ],
])('the folder %s in the folder %s gets its own name', (folder, parent, name, key, year) => {
  expect(toldApart(folderAlbum(folder), parent)).toEqual({ name, key, ...(year ? { year } : {}) })
})

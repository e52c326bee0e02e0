/** Equal for names that differ only in letter case, or in how their accents are composed. */
export const foldCase = (name: string): string => name.normalize('NFC').toLowerCase()

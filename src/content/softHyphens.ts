/**
 * A text without soft hyphens, which the build puts into long words of names and titles: for what is heard,
 * saved, copied or counted.
 */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '')

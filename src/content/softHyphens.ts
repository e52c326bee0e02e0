/** Removes the build's soft hyphens from a text that is spoken, saved, copied or counted. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '')

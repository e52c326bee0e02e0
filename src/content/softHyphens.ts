/** For texts that are heard, saved, copied or counted: the build puts soft hyphens into names and titles. */
export const withoutSoftHyphens = (text: string): string => text.replaceAll('\u00ad', '')

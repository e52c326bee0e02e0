/** A number with at least two decimals, as programs write degrees. Some use a comma. */
const DEGREES = String.raw`[-+]?\d{1,3}[.,]\d{2,}`
/** Forms of coordinates, which are private: pairs of degrees, minutes, compass letters, map links. */
const COORDINATES = [
  new RegExp(String.raw`-?\d{1,3}[.,]\d{3,}\s*°?\s*[NS]?[\s,;/]+-?\d{1,3}[.,]\d{3,}`, 'i'),
  new RegExp(String.raw`${DEGREES}\s*[°º]?\s*[NS]\b.{0,12}?${DEGREES}\s*[°º]?\s*[EWO]\b`, 'i'),
  new RegExp(
    String.raw`\b(lat|latitude)\b\W*${DEGREES}|\b(lon|lng|long|longitude)\b\W*${DEGREES}`,
    'i',
  ),
  /\d{1,3}\s*(°|º|deg\b)\s*\d{1,2}([.,]\d+)?\s*['′’]/i,
  /\b[NS]\s*\d{1,2}[\s°]+\d{1,2}[.,]\d+.{0,6}[EW]\s*\d{1,3}[\s°]+\d{1,2}[.,]\d+/i,
  /[-+]\d{2}\.\d+[-+]\d{3}\.\d+/,
  /\bgeo:|\b(maps?|osm|openstreetmap)\b\S*\d+\.\d+/i,
]
export const hasCoordinates = (text: string): boolean =>
  COORDINATES.some((pattern) => pattern.test(text))

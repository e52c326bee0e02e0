/** A number with at least two decimals, as programs write degrees. Some use a comma. */
const DEGREES = String.raw`[-+]?\d{1,3}[.,]\d{2,}`
/** Degrees, or degrees, minutes and seconds. */
const ANGLE = String.raw`(?:${DEGREES}|\d{1,3}(?:[\s:]+\d{1,2}){2}(?:[.,]\d+)?)\s*[°º]?\s*`
/** A length instead of an angle: in German, Breite and Länge are also width and length. */
const NO_LENGTH = String.raw`(?!\d*\s*(?:[ckm]?m|meter)\b)`
/** Forms of coordinates, which are private: pairs of degrees, minutes, compass letters, map links. */
const COORDINATES = [
  String.raw`-?\d{1,3}[.,]\d{3,}\s*°?\s*[NS]?[\s,;/|]+-?\d{1,3}[.,]\d{3,}`,
  String.raw`${ANGLE}[NS]\b.{0,12}?${ANGLE}[EWO]\b`,
  String.raw`\b[NS]\s*${ANGLE}[\s,;/|]*[EWO]\s*${ANGLE}`,
  String.raw`\b(lat|latitude|lon|lng|longitude)\b\W*${DEGREES}|\blong\b["'\s:=]*${DEGREES}`,
  String.raw`\bBreite(ngrad)?\W*${DEGREES}${NO_LENGTH}.{0,12}?\bLänge(ngrad)?\W*${DEGREES}${NO_LENGTH}`,
  String.raw`\d{1,3}\s*(°|º|deg\b)\s*\d{1,2}([.,]\d+)?\s*['′’]`,
  String.raw`\b[NS]\s*\d{1,2}[\s°]+\d{1,2}[.,]\d+.{0,6}[EW]\s*\d{1,3}[\s°]+\d{1,2}[.,]\d+`,
  String.raw`[-+]\d{2}\.\d+[-+]\d{3}\.\d+`,
  String.raw`\bgeo:|\b(maps?|osm|openstreetmap)\b\S*\d+\.\d+`,
].map((pattern) => new RegExp(pattern, 'i'))
export const hasCoordinates = (text: string): boolean =>
  COORDINATES.some((pattern) => pattern.test(text))

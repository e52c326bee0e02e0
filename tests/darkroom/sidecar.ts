export type Said = { caption?: string; keywords?: string[]; stars?: number; more?: string }

/** A sidecar as darktable and digiKam write it, or with the packet header of Adobe's programs. */
export const sidecar = (
  { caption, keywords = [], stars, more = '' }: Said,
  start = '<?xml version="1.0" encoding="UTF-8"?>\n',
) =>
  `${start}<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:lr="http://ns.adobe.com/lightroom/1.0/" xmlns:digiKam="http://www.digikam.org/ns/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"${stars === undefined ? '' : ` xmp:Rating="${stars}"`}>${caption ? `<dc:description><rdf:Alt><rdf:li xml:lang="x-default">${caption}</rdf:li></rdf:Alt></dc:description>` : ''}<dc:subject><rdf:Bag>${keywords.map((word) => `<rdf:li>${word}</rdf:li>`).join('')}</rdf:Bag></dc:subject>${more}</rdf:Description></rdf:RDF></x:xmpmeta>`

/** The dot behind the link to what is shown: a page in the menu, a part in a list of contents. */
export function CurrentMark({ className }: { className: string }) {
  return <i className={`rounded-round forced-colors:bg-highlight ${className}`} />
}

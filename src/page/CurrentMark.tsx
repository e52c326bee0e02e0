/** The dot beside the current entry of a menu or a table of contents. */
export function CurrentMark({ className }: { className: string }) {
  return <i className={`rounded-round forced-colors:bg-highlight ${className}`} />
}

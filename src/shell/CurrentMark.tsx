/** The dot behind the menu's link to the page that is shown. */
export function CurrentMark({ className }: { className: string }) {
  return <i className={`rounded-round forced-colors:bg-highlight ${className}`} />
}

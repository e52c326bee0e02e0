/** The ticks along the edge of a side sheet. */
export const SheetEdge = () => (
  <div className="absolute survey-ticks forced-drawing" aria-hidden="true" />
)

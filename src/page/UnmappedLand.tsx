import { PART } from '../document'

/** A drawing of unmapped land, beside the text of the not-found page or of a search without results. */
export const UnmappedLand = ({ className }: { className: string }) => (
  <div
    data-part={PART['unmapped-land']}
    className={`unmapped-land below-wide:-mx-margin below-wide:min-h-60 ${className}`}
    aria-hidden="true"
  >
    <div className="absolute inset-0 bg-(--relief-6) unmapped-mask rtl:mirrored forced-colors:bg-canvas-text" />
    <div className="absolute survey-ticks forced-drawing" />
  </div>
)

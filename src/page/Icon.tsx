const PATHS = {
  back: 'M20 12H4.5M11 5l-7 7 7 7',
  go: 'M4 12h15.500M13 5l7 7-7 7',
  out: 'M7 17 17.5 6.5M9 6h9v9',
  download: 'M12 4v11M6.5 10l5.5 5.5 5.5-5.500M5 20h14',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  tick: 'm4.5 12.5 5 5 10-11',
  close: 'M5 5l14 14M19 5 5 19',
  search: 'M15.5 15.5 20.5 20.5M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13',
  warning: 'M12 4v11M12 20v.01',
} as const
export type IconName = keyof typeof PATHS

/** Icons that are mirrored in right-to-left languages. */
const POINTING: ReadonlySet<IconName> = new Set(['back', 'go', 'out'])

/** @param className replaces the default size of 1.5 rem */
export function Icon({ name, className = 'size-6' }: { name: IconName; className?: string }) {
  const turned = POINTING.has(name) ? `${className} rtl:mirrored` : className
  return <LineIcon path={PATHS[name]} className={turned} />
}

type LineProps = { path: string; className?: string | undefined }

/** A drawing on the icons' grid, for icons that only one room uses. */
export function LineIcon({ path, className = 'size-6' }: LineProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`flex-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}

import { LineIcon } from '../../page/Icon'

/** Paths of icons that only the viewer uses. Every page loads page/Icon, so they are not there. */
const PATHS = {
  larger: 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.2 15.2 20 20M10.5 7.5v6M7.5 10.5h6',
  smaller: 'M10.5 4a6.5 6.5 0 1 0 .01 0M15.2 15.2 20 20M7.5 10.5h6',
  share: 'M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12v8h14v-8',
  download: 'M12 3.5V15M7.5 10.5 12 15l4.5-4.5M5 16v4h14v-4',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  less: 'M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5',
  play: 'M8 5v14l11-7z',
  pause: 'M8.5 5v14M15.5 5v14',
  keys: 'M3 6h18v12H3zM7 10h.01M12 10h.01M17 10h.01M8 14h8',
} as const
export type ToolIconName = keyof typeof PATHS

export function ToolIcon({ name }: { name: ToolIconName }) {
  return <LineIcon path={PATHS[name]} />
}

import type { ReactNode } from 'react'

/** The skills' line icons on a 32 px grid, drawn for this site: a map's legend, in ink. */
const MARKS: Record<string, ReactNode> = {
  react: (
    <>
      <ellipse cx="16" cy="16" rx="13" ry="5" />
      <ellipse cx="16" cy="16" rx="13" ry="5" transform="rotate(60 16 16)" />
      <ellipse cx="16" cy="16" rx="13" ry="5" transform="rotate(120 16 16)" />
      <circle cx="16" cy="16" r="1.6" fill="currentColor" />
    </>
  ),
  typescript: (
    <>
      <path d="M4 4h24v24H4z" />
      <text
        x="16"
        y="24.5"
        textAnchor="middle"
        fontFamily="National Park"
        fontWeight="700"
        fontSize="12.5"
        fill="currentColor"
        stroke="none"
      >
        TS
      </text>
    </>
  ),
  node: (
    <>
      <path d="m16 3 11.3 6.5v13L16 29 4.7 22.500v-13z" />
      <path d="M12 21v-7.500l8 5v-7.500" />
    </>
  ),
  csharp: (
    <>
      <path d="M17 23.500a8.500 8.500 0 1 1 0-15" />
      <path d="M22 11.500 20.500 21M26.500 11.500 25 21M19.500 14.500h8.500M19 18.500h8.500" />
    </>
  ),
  host: (
    <>
      <path d="M9 25a6 6 0 0 1-.8-11.900A8.200 8.200 0 0 1 24 12.500 6.300 6.300 0 0 1 23.500 25z" />
      <path d="M16 22v-7M13 17.500l3-3 3 3" />
    </>
  ),
  python: (
    <>
      <path d="M16 12H8.500A4.500 4.500 0 0 0 4 16.500c0 3 2 4.500 4.500 4.500H11v-2.500a3 3 0 0 1 3-3h4.500A3.500 3.500 0 0 0 22 12V7.500C22 5 19.500 3.500 16.500 3.500S11 5 11 7.500V9h5" />
      <path d="M16 20h7.500a4.500 4.500 0 0 0 4.500-4.500c0-3-2-4.500-4.500-4.500H22M10 20v4.500c0 2.500 2.500 4 5.500 4s5.500-1.500 5.500-4V23h-5" />
      <path d="M14 6.600v.01M18 25.400v.01" strokeWidth="2.200" />
    </>
  ),
  flask: (
    <>
      <path d="M12 3.500h8M13.500 3.500V12L5.500 25a2.300 2.300 0 0 0 2 3.500h17a2.300 2.300 0 0 0 2-3.500L18.500 12V3.500" />
      <path d="M9.500 20.500c3-1.800 5 1.400 8 0 1.800-.9 3-1 5-.2" />
    </>
  ),
  css: (
    <>
      <path d="M11 4C6.500 4 8.500 9 8 12c-.3 2.200-1.500 3.600-4 4 2.500.4 3.700 1.800 4 4 .5 3-1.500 8 3 8M21 4c4.500 0 2.500 5 3 8 .3 2.200 1.500 3.600 4 4-2.500.4-3.700 1.800-4 4-.5 3 1.500 8-3 8" />
      <path d="M16 11.500v.01M16 20.500v.01" strokeWidth="2.600" />
    </>
  ),
  mongodb: (
    <>
      <path d="M16 3c5 5 6.500 9 6.500 12.500 0 5-3.500 8-6.500 9.500-3-1.500-6.500-4.500-6.500-9.500C9.500 12 11 8 16 3z" />
      <path d="M16 11v18.500" />
    </>
  ),
  sql: (
    <>
      <ellipse cx="16" cy="7.500" rx="10.500" ry="4" />
      <path d="M5.500 7.500v17c0 2.200 4.700 4 10.500 4s10.500-1.800 10.500-4v-17M5.500 16c0 2.200 4.700 4 10.500 4s10.500-1.800 10.500-4" />
    </>
  ),
  photoshop: (
    <>
      <path d="M4 4h17v17H4z" />
      <path d="M25 11h3v17H11v-3" />
      <circle cx="12.500" cy="12.500" r="4.500" strokeDasharray="2.200 2.500" />
    </>
  ),
  illustrator: (
    <>
      <path d="M5 25C6 11 13 6.500 27 7" />
      <path d="M3 23h4v4H3zM25 5h4v4h-4z" />
      <path d="M16 3.500 5.500 7.500M12 11l9 9" />
      <circle cx="23" cy="22" r="2.200" />
    </>
  ),
}

/** A skill's mark; a plain square of the legend where there is none of its own. */
export function SkillIcon({ name }: { name: string }) {
  return (
    <svg viewBox="0 0 32 32" className="mark" aria-hidden="true">
      {MARKS[name] ?? <path d="M5 5h22v22H5z" />}
    </svg>
  )
}

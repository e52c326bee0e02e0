import { useEffect, useState } from 'react'
import { site } from '../content/site'

/** The copyright line, with the year the visitor lives in even when the page was printed in another. */
export function Footer() {
  const [year, setYear] = useState(() => __BUILD_YEAR__)
  useEffect(() => setYear(new Date().getFullYear()), [])
  return (
    <footer className="foot">
      © {year} {site.name}
    </footer>
  )
}

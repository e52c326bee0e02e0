/** npm run resume: prints the content's resume to public/resume.pdf. */
import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { languageOf, wordsFile } from '../src/content/source/site/languages.ts'
import { readContent } from '../src/content/source/readContent.ts'
import type { Words } from '../src/words/words.ts'
import { findBrowser } from './browser.ts'
import { resumePage } from './resumePage.ts'

const FILE = 'public/resume.pdf'

/** mm; the height that fits on both A4 and US Letter */
const TALLEST = 272

const PX_PER_MM = 96 / 25.4

/** px; an A4 page in CSS */
const SHEET = { width: 794, height: 1123 } as const

/** Prints a standalone page to a PDF of one sheet. Throws if it needs a second one. */
async function print(html: string): Promise<Buffer> {
  const browser = await chromium.launch({ executablePath: await findBrowser() })
  try {
    const page = await browser.newPage({ viewport: SHEET })
    await page.emulateMedia({ media: 'print' })
    await page.setContent(html)
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const height = await page.evaluate(() => document.body.offsetHeight)
    const over = Math.ceil(height / PX_PER_MM - TALLEST)
    if (over > 0) throw new Error(`The resume is ${over} mm too long for one page: shorten it`)
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true })
  } finally {
    await browser.close()
  }
}

/** Removes the times from a PDF, so that it depends only on the content. */
const timeless = (pdf: Buffer) => pdf.toString('latin1').replace(/\(D:[^)]*\)/g, '()')

try {
  const { site, projects, resume } = await readContent('src/content', { photos: false })
  if (!resume)
    throw new Error('src/content/resume.json cannot be read: create it, see docs/content.md')
  const file = pathToFileURL(wordsFile(languageOf(site))).href
  const { resume: words } = (await import(file)) as Words
  const pdf = await print(resumePage(site, projects, resume, words))
  const before = await readFile(FILE).catch(() => Buffer.alloc(0))
  if (timeless(before) === timeless(pdf)) console.log(`${FILE} is up to date`)
  else {
    await writeFile(FILE, pdf)
    console.log(`${FILE}: ${Math.round(pdf.length / 1000)} kB`)
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}

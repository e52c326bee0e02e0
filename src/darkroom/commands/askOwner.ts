import { languages } from '../../content/source/site/languages.ts'
import { AnswerFault, NO_URL, type Owner, READERS } from '../album/newSite.ts'
import type { Args } from '../args/parseArguments.ts'
import type { CommandContext } from '../commandContext.ts'
import { UsageError } from '../diagnostics/exit.ts'

const eitherOf = (codes: readonly string[]) =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format(codes)

/** In the order of the questions. `usual`: the default answer; without it an answer is required. */
const questions = (): readonly { field: keyof Owner; question: string; usual?: string }[] => [
  { field: 'name', question: 'Your name' },
  { field: 'email', question: 'Your e-mail address' },
  {
    field: 'url',
    question: 'Where the site will stand, such as https://me.example.org (Enter: not known yet)',
    usual: NO_URL,
  },
  {
    field: 'lang',
    question: `Language of the interface, ${eitherOf(languages())} (Enter: en)`,
    usual: 'en',
  },
  { field: 'categories', question: 'Categories of your photographs, such as Hills, Sea' },
]

/** Reads answers from options or questions. Throws if an option is wrong or there is no terminal. */
export async function askOwner(args: Args, { ask, reporter }: CommandContext): Promise<Owner> {
  const asks = args.flag('yes') ? undefined : ask
  const all = questions()
  const missing = all
    .filter(({ field, usual }) => args.text(field) === undefined && usual === undefined)
    .map(({ field }) => `--${field}`)
  if (!asks && missing.length)
    throw new UsageError(
      `new: ${missing.join(', ')}: missing${args.flag('yes') ? '' : ', and there is no terminal to ask on'}. Write it as: darkroom new --yes --name "…" --email … --categories "Hills, Sea"`,
    )
  const answers: Partial<Record<keyof Owner, unknown>> = {}
  for (const { field, question, usual } of all) {
    const answer = args.text(field) ?? (asks ? undefined : usual)
    answers[field] =
      answer === undefined ? await untilUsable(field, question, usual) : readOption(field, answer)
  }
  return answers as Owner

  async function untilUsable(field: keyof Owner, question: string, usual = '') {
    for (;;) {
      const answer = (await asks!(`${question}: `)).trim() || usual
      try {
        return READERS[field](answer)
      } catch (cause) {
        if (!(cause instanceof AnswerFault)) throw cause
        reporter.line(`That ${cause.message}.`)
      }
    }
  }
}

function readOption(field: keyof Owner, answer: string) {
  try {
    return READERS[field](answer)
  } catch (cause) {
    if (!(cause instanceof AnswerFault)) throw cause
    throw new UsageError(`--${field}: ${cause.message}.`)
  }
}

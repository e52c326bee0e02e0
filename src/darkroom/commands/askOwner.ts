import { languages } from '../../content/source/site/languages.ts'
import { AnswerFault, NO_URL, type Owner, READERS } from '../album/newSite.ts'
import type { Args } from '../args/parseArguments.ts'
import type { CommandContext } from '../commandContext.ts'
import { UsageError } from '../diagnostics/exit.ts'
import { askUntil } from '../report/askUntil.ts'

const OR = new Intl.ListFormat('en', { type: 'disjunction' })

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
    question: `Language of the interface, ${OR.format(languages())} (Enter: en)`,
    usual: 'en',
  },
  { field: 'categories', question: 'Categories of your photographs, such as Hills, Sea' },
]

/** Reads answers from options or questions. Throws if an option is wrong or there is no terminal. */
export async function askOwner(args: Args, { ask, reporter }: CommandContext): Promise<Owner> {
  const person = ask && !args.flag('yes') ? { ask, reporter } : undefined
  const all = questions()
  const missing = all
    .filter(({ field, usual }) => args.text(field) === undefined && usual === undefined)
    .map(({ field }) => `--${field}`)
  if (!person && missing.length)
    throw new UsageError(
      `new: ${missing.join(', ')}: missing${args.flag('yes') ? '' : ', and there is no terminal to ask on'}. Write it as: darkroom new --yes --name "…" --email … --categories "Hills, Sea"`,
    )
  const answers: Partial<Record<keyof Owner, unknown>> = {}
  for (const { field, question, usual = '' } of all) {
    const option = args.text(field)
    answers[field] =
      person && option === undefined
        ? await askUntil(person, `${question}: `, (answer, refuse) =>
            readAnswer(field, answer || usual, (reason) => refuse(`That ${reason}.`)),
          )
        : readAnswer(field, option ?? usual, (reason) => {
            throw new UsageError(`--${field}: ${reason}.`)
          })
  }
  return answers as Owner
}

function readAnswer(field: keyof Owner, answer: string, refuse: (reason: string) => undefined) {
  try {
    return READERS[field](answer)
  } catch (cause) {
    if (!(cause instanceof AnswerFault)) throw cause
    return refuse(cause.message)
  }
}

import { TextButton } from './TextButton'

export type NoticeProps = { text: string; choices: [word: string, choose: () => void][] }

/** What the owner must know, and what can be done about it. */
export function Notice({ text, choices }: NoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-5 border-t border-line-strong px-margin py-2 font-medium"
    >
      {text}
      {choices.map(([word, choose]) => (
        <TextButton key={word} onPress={choose}>
          {word}
        </TextButton>
      ))}
    </div>
  )
}

import { focusShot } from './shots'
import { useTable } from './tableStore'
import { TextButton } from './TextButton'

type Props = {
  text: string
  role?: 'alert' | 'note'
  choices?: [word: string, choose: () => void][]
}

/** What the owner must know, and what can be done about it: focus goes back to the photograph in hand. */
export function Notice({ text, role = 'alert', choices }: Props) {
  return (
    <div
      role={role}
      className="flex flex-wrap items-center gap-x-5 border-t border-line-strong px-margin py-2 font-medium"
    >
      {text}
      {choices?.map(([word, choose]) => (
        <TextButton
          key={word}
          onPress={() => {
            focusShot(useTable.getState().current)
            choose()
          }}
        >
          {word}
        </TextButton>
      ))}
    </div>
  )
}

import { FontFallback } from './FontFallback'

/** One of the owner's names among other words. It keeps its own direction, such as C# in Arabic text. */
export function IsolatedText({ text }: { text: string }) {
  return (
    <bdi>
      <FontFallback text={text} />
    </bdi>
  )
}

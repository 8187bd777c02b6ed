import { rangeOf, typedKey } from '../../platform/search-key.ts'
import css from './Palette.module.css'

/** A text in which what was typed is marked. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const range = rangeOf(text, typedKey(typed))
  if (!range) return text
  const [from, to] = range
  return (
    <>
      {text.slice(0, from)}
      <mark className={css.mark}>{text.slice(from, to)}</mark>
      {text.slice(to)}
    </>
  )
}

import css from './KeyHint.module.css'

/** A key of the keyboard beside what it does: ⏎, Esc. */
export function KeyHint({ keys }: { keys: string }) {
  return <kbd className={css.key}>{keys}</kbd>
}

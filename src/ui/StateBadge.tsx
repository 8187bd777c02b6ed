import { useTranslation } from 'react-i18next'
import css from './StateBadge.module.css'
import { StateGlyph } from './StateGlyph.tsx'
import { type State, states, stateWord } from './state.ts'

/**
 * A state as a tinted pill with its glyph and word; `short` takes the word of a list where one is
 * given, `words` replaces the word (รอรับสินค้า 2/4), `large` stands in a record's head.
 */
export function StateBadge(props: {
  state: State
  words?: string
  short?: boolean
  large?: boolean
}) {
  const { t } = useTranslation()
  const { tint } = states[props.state]
  return (
    <span
      className={css.badge}
      data-large={props.large || undefined}
      style={{ '--state-bg': `var(--st-${tint}-bg)`, '--state-fg': `var(--st-${tint}-fg)` }}
    >
      <StateGlyph state={props.state} />
      <span className="sr-only">{t('ui.state')} </span>
      {props.words ?? stateWord(t, props.state, props.short)}
    </span>
  )
}

import { useTranslation } from 'react-i18next'
import css from './StateBadge.module.css'
import { StateGlyph } from './StateGlyph.tsx'
import { type StateAppearance, tintStyle } from './state-appearance.ts'

/** A state as a tinted pill with its glyph and word; `large` stands in a record's head. */
export function StateBadge(props: { appearance: StateAppearance; words: string; large?: boolean }) {
  const { t } = useTranslation()
  return (
    <span
      className={`${css.badge} medium unbroken`}
      data-large={props.large || undefined}
      style={tintStyle(props.appearance.tint)}
    >
      <StateGlyph appearance={props.appearance} />
      <span className="sr-only">{t('ui.state')} </span>
      {props.words}
    </span>
  )
}

import { useTranslation } from 'react-i18next'
import css from './StateBadge.module.css'
import { StateGlyph } from './StateGlyph.tsx'
import { type StateLook, tintStyle } from './state-look.ts'

/** A state as a tinted pill with its glyph and word; `large` stands in a record's head. */
export function StateBadge(props: { look: StateLook; words: string; large?: boolean }) {
  const { t } = useTranslation()
  return (
    <span
      className={css.badge}
      data-large={props.large || undefined}
      style={tintStyle(props.look.tint)}
    >
      <StateGlyph look={props.look} />
      <span className="sr-only">{t('ui.state')} </span>
      {props.words}
    </span>
  )
}

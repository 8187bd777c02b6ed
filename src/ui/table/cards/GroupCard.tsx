import { UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../groups.ts'
import css from './cards.module.css'

interface Props {
  group: Group
  folded: boolean
  onFold: () => void
}

/** The head of a group of cards; what a press does is a word at its right. */
export function GroupCard({ group, folded, onFold }: Props) {
  const { t } = useTranslation()
  const { glyph, title, note, below, press, end } = group
  return (
    <li className={css.group}>
      {glyph}
      <b data-whole={Boolean(below) || undefined}>{title}</b>
      {note && <span className="muted">{note}</span>}
      <span className={css.groupEnd}>
        {end}
        {press ? (
          <UnstyledButton className={css.word} onClick={press.run}>
            {press.label}
          </UnstyledButton>
        ) : (
          <UnstyledButton
            className={css.fold}
            aria-expanded={!folded}
            aria-label={`${t(folded ? 'ui.unfold' : 'ui.fold')} ${title}`}
            onClick={onFold}
          >
            <IconChevronRight size={16} stroke={1.7} aria-hidden="true" />
          </UnstyledButton>
        )}
      </span>
      {below && <div className={css.below}>{below}</div>}
    </li>
  )
}

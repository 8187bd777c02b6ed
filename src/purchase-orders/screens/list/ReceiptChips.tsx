import { useTranslation } from 'react-i18next'
import { type Chip, Chips } from '../../../ui/FilterBar.tsx'
import { whole } from '../../../ui/format.ts'
import { BADGES, badgesIn, isToReceive } from '../../rules/states.ts'
import type { Badge } from '../../rules.ts'
import { badgeWords } from '../OrderBadge.tsx'
import type { ReceiptFilters } from './address.ts'

/** Digits of width to reserve for a count while it loads, so that the chips do not move. */
const COUNT_DIGITS = 3

interface Props {
  /** Number of orders by badge under the other filters. */
  counts: Record<string, number> | undefined
  value: ReceiptFilters['state']
  onChange: (state: ReceiptFilters['state']) => void
}

/** What receiving is filtered to: not received in full, all received, all; and the state that an address asks for. */
export function ReceiptChips({ counts, value, onChange }: Props) {
  const { t } = useTranslation()
  const waiting = badgesIn('receiving').filter(isToReceive)
  const countOf = (...badges: readonly Badge[]) => ({
    room: COUNT_DIGITS,
    count: counts && whole(badges.reduce((n, badge) => n + (counts[badge] ?? 0), 0)),
  })
  const chips: Chip[] = [
    { value: 'waiting', words: t('receive.tab.open'), ...countOf(...waiting) },
    { value: 'RC', words: t('receive.tab.done'), ...countOf('RC') },
    { value: '', words: t('ui.all') },
  ]
  if (value && value !== 'waiting' && value !== 'RC') {
    const { appearance } = BADGES[value]
    chips.push({ value, words: badgeWords(t, value, true), appearance, ...countOf(value) })
  }
  return (
    <Chips
      label={t('ui.state')}
      chips={chips}
      value={value}
      onChange={(state) => onChange(state as ReceiptFilters['state'])}
    />
  )
}

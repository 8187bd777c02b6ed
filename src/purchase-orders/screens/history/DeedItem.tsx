import { useTranslation } from 'react-i18next'
import { HistoryItem } from '../../../ui/history/HistoryItem.tsx'
import { About } from './About.tsx'
import { type Deed, officerOf } from './gather.ts'

/** What undid something. */
const UNDOING: readonly Deed['Action'][] = ['reject', 'cancel', 'release']

/** One deed, or several of one go. */
export function DeedItem({ deeds, now }: { deeds: readonly Deed[]; now: Date }) {
  const { t } = useTranslation()
  const newest = deeds[0]!
  return (
    <HistoryItem
      deed={t(`history.${newest.Action}`)}
      at={newest.HappenedAt}
      now={now}
      reason={newest.Reason}
      who={officerOf(newest) || t('ui.history.system')}
      attention={UNDOING.includes(newest.Action)}
    >
      <About deeds={deeds} />
    </HistoryItem>
  )
}

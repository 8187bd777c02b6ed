import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { wholeDifference } from '../../../ui/format.ts'
import { drops, greatestLeap, type Ladder, leaps, MAX_LEAP_PERCENT } from '../../rules.ts'

interface Props {
  before: Ladder
  after: Ladder
}

/** Warns of probable typing errors: a grade cheaper than the one below it, or a price far from the one before. */
export function Warnings({ before, after }: Props) {
  const { t } = useTranslation()
  const leaping = leaps(before, after).map((g) => `${g}%`)
  const most = wholeDifference(greatestLeap(before, after))
  const warnings = [
    ...drops(after).map((g) => t('v.ladderDrop', { g, g1: g - 1 })),
    ...(leaping.length > 0
      ? [t('v.ladderLeap', { grades: leaping.join(' '), most, max: MAX_LEAP_PERCENT })]
      : []),
  ]
  if (warnings.length === 0) return null
  return (
    <Banner attention>
      {warnings.map((words) => (
        <span key={words} style={{ display: 'block' }}>
          {words}
        </span>
      ))}
    </Banner>
  )
}

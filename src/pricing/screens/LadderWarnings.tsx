import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'
import { wholeDifference } from '../../ui/format.ts'
import { Notice } from '../../ui/messages/DialogMessages.tsx'
import { drops, greatestLeap, type Ladder, leaps, MAX_LEAP_PERCENT } from '../rules.ts'

/** What looks like a typing error in a ladder, and at which grades. */
interface LadderWarning {
  words: string
  grades: readonly number[]
}

/** The warnings of a ladder: grades that are cheaper than the one below, then prices that leap from those `before`. */
export function ladderWarnings(t: TFunction, before: Ladder, after: Ladder): LadderWarning[] {
  const leaping = leaps(before, after)
  const leap = {
    grades: leaping.map((g) => `${g}%`).join(' '),
    most: wholeDifference(greatestLeap(before, after)),
    max: MAX_LEAP_PERCENT,
  }
  return [
    ...drops(after).map((g) => ({ words: t('v.ladderDrop', { g, g1: g - 1 }), grades: [g] })),
    ...(leaping.length > 0 ? [{ words: t('v.ladderLeap', leap), grades: leaping }] : []),
  ]
}

/** Warns of probable typing errors in a ladder; draws nothing where there are none. */
export function LadderWarnings({ before, after }: { before: Ladder; after: Ladder }) {
  const { t } = useTranslation()
  const warnings = ladderWarnings(t, before, after)
  if (warnings.length === 0) return null
  return (
    <Notice>
      <Banner attention>
        {warnings.map(({ words }) => (
          <div key={words}>{words}</div>
        ))}
      </Banner>
    </Notice>
  )
}

import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { kilograms, money, percent } from '../../../ui/format.ts'
import { Notice } from '../../../ui/messages/DialogMessages.tsx'
import { levelWords } from '../../rules/level.ts'
import type { Level } from '../vendor.ts'
import { type Disorder, disordersOf, isLeap, MAX_LEAP } from './warnings.ts'

const SHOWN = { LevelPrice: money, MinAverageGrade: percent, MinTotalWeight: kilograms }

/** Warnings of probable typing errors, in the present levels (lowest first) and in a change of one of them. */
export function useWarnings() {
  const { t } = useTranslation()
  const sentence = ({ field, word, level, lower }: Disorder) =>
    t(word, {
      level: levelWords(t, level.Name),
      lower: levelWords(t, lower.Name),
      value: SHOWN[field](level[field]),
      than: SHOWN[field](lower[field]),
    })
  const ofChange = (levels: readonly Level[], before: Level, after: Level): string[] => {
    const [was, value] = [before.LevelPrice, after.LevelPrice]
    const known = { was: money(was), value: money(value), max: money(MAX_LEAP) }
    const changed = levels.map((one) => (one.ID === after.ID ? after : one))
    const own = disordersOf(changed).filter(
      ({ field, level, lower }) => [level, lower].includes(after) && before[field] !== after[field],
    )
    return [...(isLeap(was, value) ? [t('levels.leap', known)] : []), ...own.map(sentence)]
  }
  return { ofAll: (levels: readonly Level[]) => disordersOf(levels).map(sentence), ofChange }
}

/** Warnings one below the other; nothing where there are none. */
export function Warnings({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  return (
    <Notice>
      <Banner attention>
        {words.map((one) => (
          <span key={one} style={{ display: 'block' }}>
            {one}
          </span>
        ))}
      </Banner>
    </Notice>
  )
}

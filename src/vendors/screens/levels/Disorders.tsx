import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { kilograms, money, percent } from '../../../ui/format.ts'
import { levelWords } from '../../../ui/level.ts'
import type { Level } from '../vendor.ts'
import { disordersOf } from './disorders.ts'

const SHOWN = { LevelPrice: money, MinAverageGrade: percent, MinTotalWeight: kilograms }

/** Warns where a higher level is paid less or asks for less than a lower one; says nothing where none is. */
export function Disorders({ levels }: { levels: readonly Level[] }) {
  const { t } = useTranslation()
  return disordersOf(levels).map(({ field, word, level, lower }) => (
    <Banner key={`${level.ID} ${field}`} attention>
      {t(word, {
        level: levelWords(t, level.Name),
        lower: levelWords(t, lower.Name),
        value: SHOWN[field](level[field]),
        than: SHOWN[field](lower[field]),
      })}
    </Banner>
  ))
}

import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'

/** Warns of each grade that would be cheaper than the one below it. */
export function Drops({ grades }: { grades: readonly number[] }) {
  const { t } = useTranslation()
  if (grades.length === 0) return null
  return (
    <Banner attention>
      {grades.map((g) => (
        <span key={g} style={{ display: 'block' }}>
          {t('v.ladderDrop', { g, g1: g - 1 })}
        </span>
      ))}
    </Banner>
  )
}

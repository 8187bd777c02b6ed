import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'
import { difference, whole } from '../../ui/format.ts'
import { differencePercent, isOff, MIN_TARE_KG } from '../rules.ts'
import type { Unweighed } from './vehicle.ts'

interface Props {
  vehicle: Unweighed
  /** Kg, as typed. */
  tare: number | null
}

/** The last weigh-outs of a vehicle, and how much they differ from the typed tare. */
export function LastOuts({ vehicle, tare }: Props) {
  const { t } = useTranslation()
  const { OutCount: n, OutAverage: average } = vehicle
  if (average === null) return <Banner>{t('light.noOuts')}</Banner>
  const known = { n, kg: whole(average) }
  if (tare === null || tare < MIN_TARE_KG) return <Banner>{t('light.outsOnly', known)}</Banner>
  const percent = differencePercent(average, tare)
  return (
    <Banner attention={isOff(percent)}>
      {t('light.lastOuts', { ...known, percent: difference(percent) })}
    </Banner>
  )
}

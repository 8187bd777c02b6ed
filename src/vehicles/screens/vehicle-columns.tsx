import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../platform/thai-date.ts'
import { difference, kilograms, NO_VALUE, whole } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import type { Column } from '../../ui/table/column.ts'
import { isOff, MAX_DIFFERENCE_PERCENT } from '../rules.ts'
import type { Weighed } from './vehicle.ts'
import css from './vehicle-columns.module.css'

/** Plate, owner, tare and last weigh-outs of a vehicle. */
export function useVehicleColumns(): Column<Weighed>[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const instant = (at: string | null) => (at ? formatInstant(at, 'table', language) : NO_VALUE)
  return [
    {
      key: 'CarRegister',
      header: t('term.plate'),
      width: 226,
      tone: 'key',
      sortable: true,
      value: (vehicle) => vehicle.CarRegister,
    },
    {
      key: 'AVL',
      header: t('term.avl'),
      width: 84,
      dropOrder: 4,
      under: 'CustomerName',
      tone: 'support',
      sortable: true,
      value: (vehicle) => vehicle.AVL ?? NO_VALUE,
    },
    {
      key: 'CustomerName',
      header: t('term.avlName'),
      minWidth: 150,
      sortable: true,
      value: (vehicle) => vehicle.CustomerName ?? NO_VALUE,
    },
    {
      key: 'LightWeight',
      header: t('term.tare'),
      unit: t('term.kg'),
      width: 136,
      right: true,
      tone: 'figure',
      sortable: true,
      value: (vehicle) => vehicle.LightWeight,
      cell: (vehicle) => kilograms(vehicle.LightWeight),
    },
    {
      key: 'OutAverage',
      dropOrder: 5,
      card: 'figure',
      header: t('light.outs'),
      unit: t('term.kg'),
      width: 136,
      right: true,
      sortable: true,
      value: (vehicle) => vehicle.OutAverage,
      cell: (vehicle) => (
        <span title={vehicle.OutCount ? t('light.outs.title', { n: vehicle.OutCount }) : undefined}>
          {whole(vehicle.OutAverage)}
        </span>
      ),
    },
    {
      key: 'OutDifference',
      header: t('light.difference'),
      unit: t('term.percent'),
      width: 128,
      dropOrder: 3,
      under: 'OutAverage',
      right: true,
      sortable: true,
      value: (vehicle) => vehicle.OutDifference,
      cell: (vehicle) => <Difference vehicle={vehicle} />,
    },
    {
      key: 'OutLatest',
      header: t('light.outLatest'),
      width: 140,
      dropOrder: 1,
      sortable: true,
      value: (vehicle) => vehicle.OutLatest ?? '',
      cell: (vehicle) => instant(vehicle.OutLatest),
    },
    {
      key: 'SavedAt',
      header: t('light.savedAt'),
      width: 140,
      hidden: true,
      dropOrder: 2,
      tone: 'support',
      sortable: true,
      value: (vehicle) => vehicle.SavedAt ?? '',
      cell: (vehicle) => instant(vehicle.SavedAt),
    },
    {
      key: 'SavedBy',
      header: t('light.savedBy'),
      width: 150,
      hidden: true,
      dropOrder: 2,
      tone: 'support',
      value: (vehicle) => vehicle.SavedBy ?? NO_VALUE,
    },
  ]
}

/** Marked by a sign and in words too, not by its colour alone. */
function Difference({ vehicle: { OutDifference: percent } }: { vehicle: Weighed }) {
  const { t } = useTranslation()
  const off = isOff(percent)
  const words = t('light.difference.off', { max: MAX_DIFFERENCE_PERCENT })
  return (
    <span className={css.difference} data-off={off || undefined} title={off ? words : undefined}>
      {off && <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />}
      {difference(percent)}
      {off && <span className="sr-only">{words}</span>}
    </span>
  )
}

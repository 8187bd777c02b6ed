import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ListedFields } from '../../platform/fields.ts'
import { TERM_FIELDS } from '../../platform/term-fields.ts'
import { difference, NO_VALUE, whole } from '../../ui/format.ts'
import type { Column } from '../../ui/table/column.ts'
import { useFieldColumns } from '../../ui/table/field-columns.ts'
import { isOff, MAX_DIFFERENCE_PERCENT } from '../rules.ts'
import type { Weighed } from './vehicle.ts'

const FIELDS = {
  ...TERM_FIELDS,
  LightWeight: { word: 'term.tare', kind: 'kg' },
  OutAverage: { word: 'light.outs', kind: 'kg' },
  OutDifference: { word: 'light.difference', kind: 'percent' },
  OutLatest: { word: 'light.outLatest', kind: 'instant' },
  SavedAt: { word: 'light.savedAt', kind: 'instant' },
  SavedBy: { word: 'light.savedBy', kind: 'text' },
} as const satisfies ListedFields

/** Plate, owner, tare and last weigh-outs of a vehicle. */
export function useVehicleColumns(): Column<Weighed>[] {
  const { t } = useTranslation()
  const column = useFieldColumns(FIELDS)
  const saved = { hidden: true, dropOrder: 2, tone: 'support' } as const
  return [
    column('CarRegister', { width: 226, tone: 'key', sortable: true }),
    column('AVL', {
      width: 84,
      dropOrder: 4,
      under: 'CustomerName',
      tone: 'support',
      sortable: true,
      value: (vehicle) => vehicle.AVL ?? NO_VALUE,
    }),
    column('CustomerName', { minWidth: 150, sortable: true }),
    column('LightWeight', { width: 136, tone: 'figure', sortable: true }),
    column('OutAverage', {
      dropOrder: 5,
      card: 'figure',
      width: 136,
      sortable: true,
      cell: (vehicle) => (
        <span title={vehicle.OutCount ? t('light.outs.title', { n: vehicle.OutCount }) : undefined}>
          {whole(vehicle.OutAverage)}
        </span>
      ),
    }),
    column('OutDifference', {
      unit: t('term.percent'),
      width: 128,
      dropOrder: 3,
      under: 'OutAverage',
      sortable: true,
      cell: (vehicle) => <Difference vehicle={vehicle} />,
    }),
    column('OutLatest', { width: 140, dropOrder: 1, sortable: true }),
    column('SavedAt', { ...saved, width: 140, sortable: true }),
    column('SavedBy', { ...saved, width: 150 }),
  ]
}

/** Marked by a sign and in words too, not by its colour alone. */
function Difference({ vehicle: { OutDifference: percent } }: { vehicle: Weighed }) {
  const { t } = useTranslation()
  const off = isOff(percent)
  const words = t('light.difference.off', { max: MAX_DIFFERENCE_PERCENT })
  return (
    <span
      className={off ? 'glyphed attention medium' : 'glyphed'}
      style={{ gap: 4, justifyContent: 'flex-end' }}
      title={off ? words : undefined}
    >
      {off && <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />}
      {difference(percent)}
      {off && <span className="sr-only">{words}</span>}
    </span>
  )
}

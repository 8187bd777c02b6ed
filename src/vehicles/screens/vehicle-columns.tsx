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
  const saved = { hidden: true, tone: 'support' } as const
  return [
    column('CarRegister', { tone: 'key', sortable: true }),
    column('AVL', {
      card: 'figure',
      tone: 'support',
      sortable: true,
      value: (vehicle) => vehicle.AVL ?? NO_VALUE,
    }),
    column('CustomerName', { name: true, sortable: true }),
    column('LightWeight', { card: 'figure', tone: 'figure', sortable: true }),
    column('OutAverage', {
      card: 'figure',
      sortable: true,
      cell: (vehicle) => (
        <span title={vehicle.OutCount ? t('light.outs.title', { n: vehicle.OutCount }) : undefined}>
          {whole(vehicle.OutAverage)}
        </span>
      ),
    }),
    column('OutDifference', {
      card: 'figure',
      unit: t('term.percent'),
      sortable: true,
      cell: (vehicle) => <Difference vehicle={vehicle} />,
    }),
    column('OutLatest', { sortable: true }),
    column('SavedAt', { ...saved, sortable: true }),
    column('SavedBy', { ...saved }),
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

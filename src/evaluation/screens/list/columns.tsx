import type { TFunction } from 'i18next'
import type { Language } from '../../../platform/thai-date.ts'
import { whole } from '../../../ui/format.ts'
import { Stacked } from '../../../ui/table/cells.tsx'
import type { Column } from '../../../ui/table/column.ts'
import { type PalmRecord, ticketName } from '../record.ts'
import {
  Badge,
  Moment,
  Out,
  Plate,
  Price,
  PriceOrWait,
  percentOf,
  Returned,
  Waiting,
} from './cells.tsx'

type Columns = Column<PalmRecord>[]

/** One line a ticket, for a pointer and a wide screen; English headers and states need other widths. */
export function lineColumns(t: TFunction, language: Language, now: Date): Columns {
  const wide = (thai: number, english: number) => (language === 'th' ? thai : english)
  const figure = { right: true, unit: t('evaluation.kg'), width: 66 }
  const price = { right: true, unit: t('evaluation.bahtPerKg.short'), width: 100 }
  return [
    { key: 'slip', header: t('evaluation.slip'), width: 134, tone: 'key', cell: ticketName },
    { key: 'avl', header: 'AVL', width: 62, spare: 1, tone: 'support', value: (row) => row.AVL },
    { key: 'seller', header: t('evaluation.seller'), value: (row) => row.CustomerName },
    {
      key: 'plate',
      header: t('evaluation.plate'),
      width: 144,
      value: (row) => row.CarRegister,
    },
    {
      key: 'timeIn',
      header: t('evaluation.timeIn'),
      width: 70,
      tone: 'support',
      cell: (row) => <Moment at={row.WeightTimeIn} />,
    },
    {
      key: 'in',
      header: t('evaluation.in'),
      ...figure,
      tone: 'support',
      cell: (row) => whole(row.WeightIn),
    },
    {
      key: 'timeOut',
      header: t('evaluation.timeOut'),
      width: 70,
      spare: 2,
      tone: 'support',
      cell: (row) => <Moment at={row.WeightTimeOut} />,
    },
    {
      key: 'out',
      header: t('evaluation.out'),
      ...figure,
      width: wide(70, 66),
      tone: 'support',
      cell: (row) => whole(row.WeightOut),
    },
    {
      key: 'net',
      header: t('evaluation.net.short'),
      ...figure,
      width: 70,
      tone: 'figure',
      cell: (row) => whole(row.WeightNet),
    },
    {
      key: 'return',
      header: t('evaluation.returned.short'),
      ...figure,
      width: wide(66, 76),
      cell: (row) => <Returned record={row} />,
    },
    {
      key: 'grade',
      header: t('evaluation.gradePercent.short'),
      width: 64,
      right: true,
      cell: percentOf,
    },
    {
      key: 'price',
      header: t('evaluation.priceColumn'),
      ...price,
      tone: 'figure',
      cell: (row) => <PriceOrWait record={row} now={now} />,
    },
    {
      key: 'state',
      header: t('ui.state'),
      width: wide(146, 174),
      cell: (row) => <Badge record={row} />,
    },
  ]
}

/** Two lines a ticket, for fingers: what is read together stands together. */
export function stackedColumns(t: TFunction, now: Date): Columns {
  const kg = t('evaluation.kg')
  return [
    {
      key: 'slip',
      header: t('evaluation.slip'),
      width: 128,
      tone: 'key',
      cell: (row) => <Stacked top={ticketName(row)} below={row.ProductDataID} />,
    },
    {
      key: 'seller',
      header: t('evaluation.seller'),
      value: (row) => row.CustomerName,
      cell: (row) => <Stacked top={row.CustomerName} below={`AVL ${row.AVL}`} />,
    },
    {
      key: 'plate',
      header: t('evaluation.plate'),
      width: 100,
      cell: (row) => <Plate registration={row.CarRegister} />,
    },
    {
      key: 'in',
      header: t('evaluation.in'),
      unit: kg,
      width: 72,
      right: true,
      cell: (row) => <Stacked top={whole(row.WeightIn)} below={<Moment at={row.WeightTimeIn} />} />,
    },
    {
      key: 'out',
      header: t('evaluation.out'),
      unit: kg,
      width: 72,
      right: true,
      cell: (row) => <Out record={row} />,
    },
    {
      key: 'net',
      header: t('evaluation.net.short'),
      unit: kg,
      width: 74,
      right: true,
      tone: 'figure',
      cell: (row) => whole(row.WeightNet),
    },
    {
      key: 'return',
      header: t('evaluation.returned.short'),
      unit: kg,
      width: 70,
      right: true,
      cell: (row) => <Returned record={row} />,
    },
    {
      key: 'price',
      header: t('evaluation.priceColumn'),
      unit: t('evaluation.bahtPerKg.short'),
      width: 88,
      right: true,
      tone: 'figure',
      cell: (row) => <Price record={row} />,
    },
    {
      key: 'state',
      header: t('ui.state'),
      width: 160,
      cell: (row) => <Waiting record={row} now={now} />,
    },
  ]
}

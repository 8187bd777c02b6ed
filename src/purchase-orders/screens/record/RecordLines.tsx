import { Box, Group } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../../platform/client.ts'
import { money } from '../../../ui/format.ts'
import { EmptyState } from '../../../ui/States.tsx'
import type { DataTableProps } from '../../../ui/table/column.ts'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import { useListColumns } from '../../../ui/table/use-list-columns.tsx'
import { useIsPhone } from '../../../ui/use-is-phone.ts'
import { calls } from '../../contract.ts'
import { linesOpen, stateOf } from '../../rules/states.ts'
import { stateAllows } from '../../rules/steps.ts'
import { sharedProduct } from '../../rules.ts'
import { type OrderLine, type OrderRecord, slipOf } from '../order.ts'
import css from './Record.module.css'
import { isReady, missingOf } from './readiness.ts'
import { totalsOf } from './totals.ts'
import { useLineActions } from './use-line-actions.tsx'
import { useLineNotes } from './use-line-notes.ts'
import { totalCells, useRecordColumns } from './use-record-columns.tsx'

/** The lines of the order with their totals, and of a draft whether it can be submitted. */
export function RecordLines({ record }: { record: OrderRecord }) {
  const { t } = useTranslation()
  const { po_header: order, po_line: lines } = record
  const totals = totalsOf(lines, order.SysTaxDeduction)
  const n = lines.length
  const lineActions = useLineActions(order, lines)
  const notesOf = useLineNotes(order)
  const columns = useRecordColumns(lines, {
    receivable: order.TotalReceipt > 0 || stateAllows('receive', stateOf(order)),
    notesOf,
  })
  const table: DataTableProps<OrderLine> = {
    kind: 'record',
    label: t('record.lines'),
    columns,
    rows: lines,
    rowKey: (line) => line.UUID,
    rowName: slipOf,
    numbered: false,
    isFlagged: (line) => notesOf !== undefined && notesOf(line).length > 0,
    actions: lineActions.actions,
    totals: { label: t('record.total', { n, count: n }), cells: totalCells(totals) },
    empty: <EmptyState words={t('record.noLines')} />,
  }
  const { chooser, ...shown } = useListColumns('orderLines', table.columns)
  const isPhone = useIsPhone()
  return (
    <section>
      <Group gap={8} wrap="nowrap" mih={36} className={css.head}>
        <h2 className={css.heading}>{t('record.lines')}</h2>
        <Box component="span" flex="auto" fz={13} fw={400} className={`${css.count} num muted`}>
          {[t('term.tickets', { n, count: n }), ...sharedProduct(lines)].join(' · ')}
        </Box>
        {linesOpen(stateOf(order)) && allowed(calls.submitPO) && <Readiness lines={lines} />}
        {!isPhone && <div>{chooser}</div>}
      </Group>
      <DataTable {...table} {...shown} />
      {n > 0 && (
        <Box component="p" p="8px var(--ps-edge)" className="num small">
          {t('record.note', { percent: order.SysTaxDeduction, tax: money(totals.tax) })}
        </Box>
      )}
      {lineActions.question}
    </section>
  )
}

/** Says that the order can be submitted, or which line lacks what. */
function Readiness({ lines }: { lines: readonly OrderLine[] }) {
  const { t } = useTranslation()
  if (isReady(lines))
    return (
      <Group component="span" gap={6} wrap="nowrap" fz={13} className={`${css.ready} secondary`}>
        <IconCircleCheckFilled className="accent" size={14} aria-hidden="true" />
        {t('record.ready')}
      </Group>
    )
  const line = lines.find(missingOf)
  const lacking = line && missingOf(line)
  if (!lacking) return null
  const missing = t(`po.missing.${lacking}`)
  return (
    <Group component="span" gap={6} wrap="nowrap" fz={13} className={`${css.ready} attention`}>
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
      {t('record.notReady', { ticket: slipOf(line), missing })}
    </Group>
  )
}

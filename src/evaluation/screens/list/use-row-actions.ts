import { useNavigate } from '@tanstack/react-router'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '../../../ui/table/column.ts'
import { useDownload } from '../../../ui/use-download.ts'
import { calls } from '../../contract.ts'
import { type PalmRecord, ticketName } from '../record.ts'
import { mayOpenOrder } from './OrderLink.tsx'
import type { Task } from './tasks.ts'

interface Given {
  /** One button beside the menu, with a short word. */
  short: boolean
  onTask: (task: Task, record: PalmRecord) => void
  onSee: (record: PalmRecord) => void
}

/** What may be done with a ticket, the next step first; on a locked one, why there is less. */
export function useRowActions({ short, onTask, onSee }: Given) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const slip = useDownload(calls.exportWeighingSlip)
  const next = (task: 'grade' | 'price', row: PalmRecord): RowAction => ({
    key: task,
    label: t(short ? 'evaluation.evaluate' : `evaluation.${task}`),
    call: calls[task === 'grade' ? 'evaluate' : 'valuation'],
    run: () => onTask(task, row),
  })
  const correct = (task: 'correctGrade' | 'correctPrice', row: PalmRecord): RowAction => ({
    key: task,
    label: t(`evaluation.${task}`),
    call: calls[task],
    quiet: true,
    run: () => onTask(task, row),
  })
  const steps = (row: PalmRecord): RowAction[] => {
    if (row.SysProductGrade === null) return [next('grade', row)]
    if (row.SysPrice === null) return [next('price', row), correct('correctGrade', row)]
    return [correct('correctGrade', row), correct('correctPrice', row)]
  }
  const updateInfo = (row: PalmRecord): RowAction => ({
    key: 'updateInfo',
    label: t('weights.update'),
    call: calls.updateWeightInfo,
    quiet: true,
    run: () => onTask('updateInfo', row),
  })
  const openOrder = ({ PONumber: po, POHeaderUUID: poHeaderUUID }: PalmRecord): RowAction[] =>
    poHeaderUUID && mayOpenOrder()
      ? [
          {
            key: 'order',
            label: t('evaluation.openOrder', { po }),
            quiet: true,
            run: () =>
              navigate({ to: '/Controller/poLine/$poHeaderUUID', params: { poHeaderUUID } }),
          },
        ]
      : []
  const look = (row: PalmRecord): RowAction[] => [
    { key: 'see', label: t('sheet.open'), quiet: true, run: () => onSee(row) },
    ...openOrder(row),
    ...(row.WeightNet === null ? [] : [print(row)]),
  ]
  const print = (row: PalmRecord): RowAction => ({
    key: 'slip',
    label: t('sheet.slip'),
    call: calls.exportWeighingSlip,
    quiet: true,
    disabled: slip.running,
    run: () => slip.run({ SSWeightID: row.ID }),
  })
  const actions = (row: PalmRecord): RowAction[] => {
    if (row.LockedBy) return look(row)
    const weights = row.WeightNet === null ? [] : [updateInfo(row)]
    return [...steps(row), ...weights, ...look(row)]
  }
  return { actions, note: (row: PalmRecord) => lockWords(t, row) }
}

/** The sentence of a refusal, told before anything is tried. */
function lockWords(t: TFunction, record: PalmRecord): string | undefined {
  const { LockedBy: po, POState: state } = record
  if (!po) return undefined
  const isFinal = state === 'IV' || state === 'F'
  return t(isFinal ? 'ticket.lockedFinal' : 'ticket.locked', {
    ticket: ticketName(record),
    po,
    state,
  })
}

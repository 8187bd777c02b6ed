import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import type { WordKey } from '../../../platform/catalogue.ts'
import { mayOpen } from '../../../platform/client.ts'
import { useDownload } from '../../../ui/actions/use-download.ts'
import type { RowAction } from '../../../ui/table/column.ts'
import { useNavigateTo } from '../../../ui/use-navigate-to.ts'
import { calls } from '../../contract.ts'
import { ticketName } from '../../rules/states.ts'
import type { Task } from '../../rules/tasks.ts'
import { lockOfOrder } from '../../rules.ts'
import type { PalmRecord } from '../record.ts'
import { type OfferedTask, useTasks } from '../tasks.ts'

interface Options {
  /** Show one button beside the menu, with a short label. */
  short: boolean
  onTask: (task: Task, record: PalmRecord) => void
  onSee: (record: PalmRecord) => void
}

const BRIEF: Partial<Record<Task, WordKey>> = {
  grade: 'evaluation.evaluate',
  price: 'evaluation.price.brief',
}

/** The actions of a ticket's row: the next task first, then the links to its order, sheet and slip, and last what destroys. */
export function useRowActions({ short, onTask, onSee }: Options) {
  const { t } = useTranslation()
  const slip = useDownload(calls.exportWeighingSlip)
  const toOrder = useWayToOrder(t)
  const tasksFor = useTasks()
  const toTask = (row: PalmRecord) => (offered: OfferedTask) => ({
    key: offered.task,
    label: t((short && BRIEF[offered.task]) || offered.words),
    call: offered.call,
    quiet: !offered.isForward,
    danger: offered.danger,
    run: () => onTask(offered.task, row),
  })
  const toSheet = (row: PalmRecord) => ({
    key: 'see',
    label: t('sheet.open'),
    quiet: true,
    run: () => onSee(row),
  })
  const toSlip = (row: PalmRecord) => ({
    key: 'slip',
    label: t('sheet.slip'),
    call: calls.exportWeighingSlip,
    quiet: true,
    disabled: slip.running,
    run: () => slip.run({ SSWeightID: row.ID }),
  })
  const actions = (row: PalmRecord): RowAction[] => [
    ...tasksFor(row).flatMap((task) => (task.danger ? [] : toTask(row)(task))),
    toSheet(row),
    ...toOrder(row),
    ...(row.WeightNet === null ? [] : [toSlip(row)]),
    ...tasksFor(row).flatMap((task) => (task.danger ? toTask(row)(task) : [])),
  ]
  return { actions, note: (row: PalmRecord) => lockWords(t, row) }
}

function useWayToOrder(t: TFunction) {
  const go = useNavigateTo()
  return ({ PONumber: po, POHeaderUUID: order }: PalmRecord): RowAction[] => {
    if (!order || !mayOpen('order')) return []
    const run = () => void go(addresses.order(order))
    return [{ key: 'order', label: t('evaluation.openOrder', { po }), quiet: true, run }]
  }
}

/** The message of a refusal, shown in advance: why there is nothing to change. */
function lockWords(t: TFunction, record: PalmRecord): string | undefined {
  const { LockedBy: po, POState: state } = record
  if (!po) return undefined
  return t(lockOfOrder(state), { ticket: ticketName(record), po, state })
}

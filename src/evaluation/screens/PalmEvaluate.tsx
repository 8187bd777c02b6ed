import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { useAddress } from '../../ui/address.ts'
import { count } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { EmptyState } from '../../ui/States.tsx'
import type { RowAction } from '../../ui/table/column.ts'
import { ServerList } from '../../ui/table/ServerList.tsx'
import { useFresh } from '../../ui/use-live.ts'
import { useNow } from '../../ui/use-now.ts'
import { calls } from '../contract.ts'
import { GradeDialog } from './grade/GradeDialog.tsx'
import { useNext } from './grade/use-next.ts'
import { lineColumns, stackedColumns } from './list/columns.tsx'
import { Filters, filtersOf, isFiltered, listAddress } from './list/filters.tsx'
import css from './list/List.module.css'
import { PriceDialog } from './price/PriceDialog.tsx'
import { type PalmRecord, stateOf, ticketName } from './record.ts'
import { WhyDialog } from './WhyDialog.tsx'

type Task = 'grade' | 'correctGrade' | 'price' | 'correctPrice' | 'why'
interface Open {
  task: Task
  record: PalmRecord
}

/** The trucks of the mill, newest first: grade and price each, and see why a price is what it is. */
export function PalmEvaluate() {
  const { t } = useTranslation()
  const { poHeaderUUID } = useParams({ strict: false }) as { poHeaderUUID?: string }
  const [view, change] = useAddress(listAddress)
  const [open, setOpen] = useState<Open>()
  const stacked = useMediaQuery('(pointer: coarse), (max-width: 1100px)')
  const now = useNow()
  const language = useLanguage()
  const filters = filtersOf(view, poHeaderUUID)
  const query = useCall(calls.getWeightProcess, { ...filters, page: view.page })
  useFresh('tickets', calls.getWeightProcess)
  const total = query.data?.total_record ?? 0
  const order = poHeaderUUID && query.data?.data[0]?.PONumber
  return (
    <ScreenFrame
      title={order || t('screen.palmEvaluate')}
      crumb={poHeaderUUID && <Link to="/Controller/palmEvaluate">{t('screen.palmEvaluate')}</Link>}
      count={
        query.data && t('ui.count', { n: count(total, query.data.total_capped), count: total })
      }
      main={<NextButton filters={filters} onNext={(record) => setOpen(taskFor(record))} />}
    >
      <div className={css.list} data-stacked={stacked || undefined}>
        <ServerList
          list={stacked ? 'evaluation.stacked' : 'evaluation'}
          label={t('screen.palmEvaluate')}
          columns={stacked ? stackedColumns(t, now) : lineColumns(t, language, now)}
          query={query}
          filters={<Filters view={view} change={change} filters={filters} />}
          numbered={false}
          rowKey={(row) => String(row.ID)}
          rowName={ticketName}
          page={view.page}
          onPage={(page) => change({ page })}
          isCurrent={(row) => row.ID === open?.record.ID}
          actions={(row) => actionsOf(row, stacked, t, setOpen)}
          actionsShown={stacked}
          actionsWidth={stacked ? 84 : undefined}
          empty={
            isFiltered(view) ? (
              <EmptyState filtered onClear={() => change(listAddress.parse({}))} />
            ) : (
              <EmptyState words={t('evaluation.empty')} />
            )
          }
        />
      </div>
      {open && <TaskDialog key={`${open.task} ${open.record.ID}`} {...open} onOpen={setOpen} />}
    </ScreenFrame>
  )
}

/** The one green button: the truck that has waited longest. */
function NextButton(props: {
  filters: ReturnType<typeof filtersOf>
  onNext: (record: PalmRecord) => void
}) {
  const { t } = useTranslation()
  const { waiting, next } = useNext(props.filters)
  return (
    <Button disabled={!next} onClick={() => next && props.onNext(next)}>
      {t('evaluation.next')}{' '}
      {waiting ? <span className={css.waiting}>{count(waiting)}</span> : null}
    </Button>
  )
}

function TaskDialog({ task, record, onOpen }: Open & { onOpen: (open?: Open) => void }) {
  const close = () => onOpen(undefined)
  if (task === 'why') return <WhyDialog record={record} onClose={close} />
  if (task === 'price' || task === 'correctPrice') {
    return (
      <PriceDialog
        record={record}
        correcting={task === 'correctPrice'}
        onClose={close}
        onGrade={() => onOpen({ task: 'correctGrade', record })}
      />
    )
  }
  return (
    <GradeDialog
      record={record}
      correcting={task === 'correctGrade'}
      onClose={close}
      onPrice={(graded) => onOpen({ task: 'price', record: graded })}
    />
  )
}

/** What a waiting ticket asks for next. */
function taskFor(record: PalmRecord): Open {
  return { task: stateOf(record) === 'grade' ? 'grade' : 'price', record }
}

/** What may be done with a ticket: while an order locks it, only to ask why. */
function actionsOf(
  row: PalmRecord,
  short: boolean,
  t: (key: string) => string,
  open: (open: Open) => void,
): RowAction[] {
  const action = (task: Task, call: RowAction['call'], quiet?: boolean): RowAction => ({
    key: task,
    label: t(short && !quiet ? 'evaluation.evaluate' : `evaluation.${task}`),
    call,
    quiet,
    run: () => open({ task, record: row }),
  })
  const why = action('why', calls.getWeightProcess, true)
  if (row.LockedBy) return [why]
  const correctGrade = action('correctGrade', calls.correctGrade, true)
  if (row.SysProductGrade === null) return [action('grade', calls.evaluate)]
  const price = action('price', calls.valuation)
  // A tablet has room for one button; the price's dialog leads back to the grade.
  if (row.SysPrice === null) return short ? [price] : [price, correctGrade]
  return [why, correctGrade, action('correctPrice', calls.correctPrice, true)]
}

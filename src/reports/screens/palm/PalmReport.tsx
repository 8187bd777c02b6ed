import { Button } from '@mantine/core'
import { IconDroplet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { allowed, useCall } from '../../../platform/client.ts'
import { ExcelButton } from '../../../ui/actions/ExcelButton.tsx'
import { useAddress } from '../../../ui/address.ts'
import { DayHead, Figure } from '../../../ui/day/DayHead.tsx'
import { DayFault, DayPicker } from '../../../ui/day/DayPicker.tsx'
import { useChosenDay } from '../../../ui/day/use-chosen-day.ts'
import { useOpenDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { counted, kilograms, money, percent, whole } from '../../../ui/format.ts'
import {
  useChangeEvents,
  useRefetchOnChange,
  useScheduledRefetch,
} from '../../../ui/live/use-change-events.ts'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { listView } from '../../../ui/table/list-view.ts'
import { calls } from '../../contract.ts'
import { reportAddress } from '../address.ts'
import { Warning } from '../Warning.tsx'
import { Month } from './Month.tsx'
import css from './PalmReport.module.css'
import { PalmTable } from './PalmTable.tsx'
import { savePalmReport } from './palm-excel.ts'
import { RecordYield } from './RecordYield.tsx'

/** A long interval, since a day may have thousands of tickets. */
const REFETCH_INTERVAL_MS = 5000
const address = listView.extend(reportAddress.shape)

/** The palm report of a day: its figures, tickets and month; the yield is recorded here. */
export function PalmReport() {
  const { t } = useTranslation()
  const [view, change] = useAddress(address)
  const day = useChosenDay(view.date, (date) => change({ date, page: 0 }))
  const { ask, close, around } = useOpenDialog({
    kept: ['yield'],
    records: [day.shown],
    idOf: (date: string) => date,
  })
  const query = useCall(calls.reportPalm, { filterDate: day.shown })
  // While another day loads, the figures of the one before are not shown.
  const stats = query.isPlaceholderData ? undefined : query.data?.Stats
  useRefetchOnEvents()
  return (
    <ScreenFrame
      title={t('screen.reportPalm')}
      actions={
        <ExcelButton
          input={() => day.withDay((date) => date)}
          save={(date) => savePalmReport(t, date)}
        />
      }
      main={
        allowed(calls.saveYield) && (
          <Record onPress={() => day.withDay((date) => ask('yield', date))} />
        )
      }
    >
      <FilterBar end={<NotPriced n={stats?.NotPriced ?? 0} />}>
        <DayPicker day={day} />
        <DayFault fault={day.fault} />
      </FilterBar>
      <style>{'@page { margin: 10mm; size: A4 landscape }'}</style>
      <PalmFigures day={day.shown} stats={stats} />
      <div className={css.tickets}>
        <PalmTable day={day.shown} query={query} view={view} onView={change} />
      </div>
      <Month day={day.shown} onDay={day.turn} />
      {around(({ record }) => (
        <RecordYield day={record} onClose={close} />
      ))}
    </ScreenFrame>
  )
}

/** Reads the report again a few seconds after a change. */
function useRefetchOnEvents() {
  const scheduleRefetch = useScheduledRefetch(REFETCH_INTERVAL_MS, calls.reportPalm)
  useChangeEvents('tickets', scheduleRefetch)
  useChangeEvents('yields', scheduleRefetch)
  useRefetchOnChange('yields', calls.reportPalmMonth, calls.getYield)
}

function Record({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      leftSection={<IconDroplet size={14} stroke={1.7} aria-hidden="true" />}
      onClick={onPress}
    >
      {t('yield.record')}
    </Button>
  )
}

function NotPriced({ n }: { n: number }) {
  const { t } = useTranslation()
  if (n === 0) return null
  return <Warning words={t('palm.notPriced', counted(n))} />
}

type Stats = Output<typeof calls.reportPalm>['Stats']

/** The day in words, its figures, and where the palm came from. */
function PalmFigures({ day, stats }: { day: string; stats: Stats | undefined }) {
  const { t } = useTranslation()
  const kg = t('term.kg')
  const sources = ['FFB_Estate', 'FFB_PPEP', 'FFB_Ramp', 'FFB_Other', 'TotalReject'] as const
  return (
    <section aria-label={t('palm.figures')}>
      <DayHead day={day}>
        <Figure name={t('palm.TotalCar')} value={whole(stats?.TotalCar)} unit={t('term.trucks')} />
        <Figure name={t('palm.TotalWeight')} value={kilograms(stats?.TotalWeight)} unit={kg} />
        <Figure
          name={t('term.averageGrade')}
          value={percent(stats?.AVGGrade)}
          unit={t('term.percent')}
        />
        <Figure
          name={t('term.averagePrice')}
          value={money(stats?.AVGPrice)}
          unit={t('term.bahtPerKg')}
        />
        <Figure
          main
          name={t('palm.YieldPercent')}
          value={percent(stats?.YieldPercent)}
          unit={t('term.percent')}
        />
      </DayHead>
      <dl className={`${css.sources} num`}>
        {sources.map((name) => (
          <Source key={name} name={name} value={kilograms(stats?.[name])} unit={kg} />
        ))}
        <Source
          name="TotalRejectPercent"
          value={percent(stats?.TotalRejectPercent)}
          unit={t('term.percent')}
        />
        <Source
          name="TotalWeightIncludeReturn"
          value={kilograms(stats?.TotalWeightIncludeReturn)}
          unit={kg}
        />
      </dl>
    </section>
  )
}

type Named =
  | `FFB_${'Estate' | 'PPEP' | 'Ramp' | 'Other'}`
  | 'TotalReject'
  | 'TotalRejectPercent'
  | 'TotalWeightIncludeReturn'

function Source(props: { name: Named; value: string; unit: string }) {
  const { t } = useTranslation()
  return (
    <div>
      <dt>{t(`palm.${props.name}`)}</dt>
      <dd>
        {props.value} <span className="unit">{props.unit}</span>
      </dd>
    </div>
  )
}

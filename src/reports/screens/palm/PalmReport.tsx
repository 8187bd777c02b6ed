import { Button } from '@mantine/core'
import { IconAlertTriangle, IconDroplet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { allowed, useCall } from '../../../platform/client.ts'
import { useAddress } from '../../../ui/address.ts'
import { DayHead, Figure, FigureValue } from '../../../ui/day/DayHead.tsx'
import { DayFault, DayPicker } from '../../../ui/day/DayPicker.tsx'
import { useChosenDay } from '../../../ui/day/use-chosen-day.ts'
import { useOpenDialog } from '../../../ui/dialogs/use-open-dialog.tsx'
import { FilterBar } from '../../../ui/FilterBar.tsx'
import { written } from '../../../ui/field.ts'
import { counted } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { useRefetchOfDay, useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { calls } from '../../contract.ts'
import { PALM_FIGURES } from '../../rules/fields.ts'
import { reportAddress } from '../address.ts'
import { DayReport } from '../DayReport.tsx'
import { Month } from './Month.tsx'
import css from './PalmReport.module.css'
import { PalmTable } from './PalmTable.tsx'
import { savePalmReport } from './palm-excel.ts'
import { RecordYield } from './RecordYield.tsx'

/** The palm report of a day: its figures, tickets and month; the yield is recorded here. */
export function PalmReport() {
  const { t } = useTranslation()
  const [view, change] = useAddress(reportAddress)
  const day = useChosenDay(view.date, (date) => change({ date, page: 0 }))
  const { ask, close, around } = useOpenDialog({
    kept: ['yield'],
    records: [day.shown],
    idOf: (date: string) => date,
  })
  const query = useCall(calls.reportPalm, { filterDate: day.shown })
  // While another day loads, the figures of the one before are not shown.
  const stats = query.isPlaceholderData ? undefined : query.data?.Stats
  useRefetchOfDay(['tickets', 'yields'], calls.reportPalm)
  useRefetchOnChange('yields', calls.reportPalmMonth, calls.getYield)
  return (
    <DayReport
      title={t('screen.reportPalm')}
      day={day}
      paper="margin: 10mm; size: A4 landscape"
      excel={(date) => savePalmReport(t, date)}
      main={
        allowed(calls.saveYield) && (
          <Record onPress={() => day.withDay((date) => ask('yield', date))} />
        )
      }
    >
      <FilterBar>
        <DayPicker day={day} />
        <DayFault fault={day.fault} />
      </FilterBar>
      <PalmFigures day={day.shown} stats={stats} />
      <div className={`column topped ${css.tickets}`} data-coming={query.isPending || undefined}>
        <PalmTable day={day.shown} query={query} view={view} onView={change} />
      </div>
      <Month day={day.shown} onDay={day.turn} />
      {around(({ record }) => (
        <RecordYield day={record} onClose={close} />
      ))}
    </DayReport>
  )
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

/** How many tickets have no price yet; its line is kept while there are none. */
function NotPriced({ n }: { n: number }) {
  const { t } = useTranslation()
  if (n === 0) return '\u00a0'
  return (
    <span className="glyphed attention medium no-print">
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
      {t('palm.notPriced', counted(n))}
    </span>
  )
}

type Stats = Output<typeof calls.reportPalm>['Stats']

const HEAD = ['TotalCar', 'TotalWeight', 'AVGGrade', 'AVGPrice', 'YieldPercent'] as const
const SOURCES = [
  'FFB_Estate',
  'FFB_PPEP',
  'FFB_Ramp',
  'FFB_Other',
  'TotalReject',
  'TotalRejectPercent',
  'TotalWeightIncludeReturn',
] as const

/** The day in words, its figures, and where the palm came from. */
function PalmFigures({ day, stats }: { day: string; stats: Stats | undefined }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const figureOf = (key: keyof typeof PALM_FIGURES) => {
    const { word, kind, unit } = PALM_FIGURES[key]
    const value = written(kind, stats?.[key], language)
    return { name: t(word), value, unit: t(unit) }
  }
  return (
    <section aria-label={t('palm.figures')}>
      <DayHead day={day} about={<NotPriced n={stats?.NotPriced ?? 0} />} isComing={!stats}>
        {HEAD.map((key) => (
          <Figure key={key} main={key === 'YieldPercent' || undefined} {...figureOf(key)} />
        ))}
      </DayHead>
      <dl className={`text topped num ${css.sources}`} data-coming={!stats || undefined}>
        {SOURCES.map((key) => (
          <div key={key} className="line unbroken">
            <dt className="muted">{t(PALM_FIGURES[key].word)}</dt>
            <dd className="medium">
              <FigureValue {...figureOf(key)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

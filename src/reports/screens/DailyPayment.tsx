import { SegmentedControl } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { Input } from '../../platform/call.ts'
import { useCall } from '../../platform/client.ts'
import { DownloadButton } from '../../ui/actions/DownloadButton.tsx'
import { useAddress } from '../../ui/address.ts'
import { DayFault, DayPicker } from '../../ui/day/DayPicker.tsx'
import { useChosenDay } from '../../ui/day/use-chosen-day.ts'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { counted } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { useChangeEvents, useScheduledRefetch } from '../../ui/live/use-change-events.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { calls } from '../contract.ts'
import { ESTATE_GROUPS, type EstateGroup } from '../rules.ts'
import { paymentAddress } from './address.ts'
import css from './DailyPayment.module.css'
import { DayFigures } from './DayFigures.tsx'
import { ExcelButton } from './ExcelButton.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { PrintButton } from './PrintButton.tsx'
import { savePayment } from './payment-excel.ts'
import { Warning } from './Warning.tsx'

const REFETCH_INTERVAL_MS = 5000
/** Below this window width the filter line has no room for warnings. */
const NARROW = '(max-width: 1150px)'

/** The daily payment report, to read, print and sign. */
export function DailyPayment() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [view, change] = useAddress(paymentAddress)
  const day = useChosenDay(view.date, (date) => change({ date }))
  const ofDay = (filterDate: string) => ({ filterDate, filterGroup: view.group })
  const query = usePayment(ofDay(day.shown))
  const asked = () => day.withDay(ofDay)
  const total = query.isPlaceholderData ? undefined : query.data?.total
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false })
  const warnings = total && <Warnings total={total} />
  return (
    <ScreenFrame
      title={t('report.payment.title')}
      actions={
        <>
          <PrintButton print={() => day.withDay(() => window.print())} />
          <ExcelButton input={asked} save={(input) => savePayment(t, language, input)} />
        </>
      }
      main={
        <DownloadButton
          call={calls.exportDailyPalmPayment}
          input={asked}
          verb={t('ui.exportPdf')}
        />
      }
    >
      <FilterBar end={!isNarrow && !day.fault && warnings}>
        <DayPicker day={day} />
        <GroupSwitch group={view.group} onGroup={(group) => change({ group })} />
        <DayFault fault={day.fault} />
      </FilterBar>
      <style>{'@page { margin: 10mm; size: A4 landscape }'}</style>
      <div className={css.sheet}>
        <DayFigures
          day={day.shown}
          group={view.group}
          total={total}
          warnings={isNarrow && warnings}
        />
        <PaymentTable day={day.shown} group={view.group} query={query} />
      </div>
    </ScreenFrame>
  )
}

/** A missing bank account can be entered at the vendor. */
function usePayment(asked: Input<typeof calls.reportDailyPalmPayment>) {
  const scheduleRefetch = useScheduledRefetch(REFETCH_INTERVAL_MS, calls.reportDailyPalmPayment)
  useChangeEvents('tickets', scheduleRefetch)
  useChangeEvents('orders', scheduleRefetch)
  useChangeEvents('vendors', scheduleRefetch)
  return useCall(calls.reportDailyPalmPayment, asked)
}

function GroupSwitch(props: { group: EstateGroup; onGroup: (group: EstateGroup) => void }) {
  const { t } = useTranslation()
  return (
    <SegmentedControl
      aria-label={t('report.group')}
      data={ESTATE_GROUPS.map((value) => ({ value, label: t(`report.group.${value}`) }))}
      value={props.group}
      onChange={props.onGroup}
    />
  )
}

type Warned = `report.${'notPriced' | 'ownersWithoutAccount' | 'noBank'}`

function Warnings({ total }: { total: { NotPriced: number; OwnersWithoutAccount: number } }) {
  const { t } = useTranslation()
  const { NotPriced, OwnersWithoutAccount } = total
  const countWords = (key: Warned, n: number) => t(key, counted(n))
  return (
    <>
      {NotPriced > 0 && <Warning words={countWords('report.notPriced', NotPriced)} />}
      {OwnersWithoutAccount > 0 && (
        <Warning
          words={countWords('report.ownersWithoutAccount', OwnersWithoutAccount)}
          hint={countWords('report.noBank', OwnersWithoutAccount)}
        />
      )}
    </>
  )
}

import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { day, type Input } from '../../platform/call.ts'
import { useCall } from '../../platform/client.ts'
import { businessDay } from '../../platform/thai-date.ts'
import { useAddress } from '../../ui/address.ts'
import { DownloadButton } from '../../ui/DownloadButton.tsx'
import { FilterLine } from '../../ui/FilterLine.tsx'
import { counted } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { useLive, useReadAgain } from '../../ui/use-live.ts'
import { calls } from '../contract.ts'
import { ESTATE_GROUPS, type EstateGroup } from '../rules.ts'
import css from './DailyPayment.module.css'
import { DayFigures } from './DayFigures.tsx'
import { DayPicker } from './DayPicker.tsx'
import { ExcelButton } from './ExcelButton.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { PrintButton } from './PrintButton.tsx'
import { savePayment } from './payment-excel.ts'
import { Warning } from './Warning.tsx'

const REST_MS = 5000

/** No date in the address means today, whenever that is. */
const address = z.object({
  date: z.union([z.literal(''), day]).default(''),
  group: z.coerce.string().pipe(z.enum(ESTATE_GROUPS)).default('1'),
})

/** What the mill pays for a day's palm: to look at, to print and to sign. */
export function DailyPayment() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [view, change] = useAddress(address)
  const asked = { filterDate: view.date || businessDay(new Date()), filterGroup: view.group }
  const query = usePayment(asked)
  const total = query.isPlaceholderData ? undefined : query.data?.total
  return (
    <ScreenFrame
      title={t('report.payment.title')}
      actions={
        <>
          <PrintButton />
          <ExcelButton save={() => savePayment(t, language, asked)} />
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
      <FilterLine end={total && <Warnings total={total} />}>
        <DayPicker day={asked.filterDate} onDay={(date) => change({ date })} />
        <GroupSwitch group={view.group} onGroup={(group) => change({ group })} />
      </FilterLine>
      <style>{'@page { margin: 10mm; size: A4 landscape }'}</style>
      <div className={css.sheet}>
        <DayFigures day={asked.filterDate} group={view.group} total={total} />
        <PaymentTable day={asked.filterDate} group={view.group} query={query} />
      </div>
    </ScreenFrame>
  )
}

/** An account that is missing is filled in at the vendor. */
function usePayment(asked: Input<typeof calls.reportDailyPalmPayment>) {
  const readAgain = useReadAgain(REST_MS, calls.reportDailyPalmPayment)
  useLive('tickets', readAgain)
  useLive('orders', readAgain)
  useLive('vendors', readAgain)
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

function Warnings({ total }: { total: { NotPriced: number; OwnersWithoutAccount: number } }) {
  const { t } = useTranslation()
  const { NotPriced, OwnersWithoutAccount } = total
  const say = (key: string, n: number) => t(key, counted(n))
  return (
    <>
      {NotPriced > 0 && <Warning words={say('report.notPriced', NotPriced)} />}
      {OwnersWithoutAccount > 0 && (
        <Warning
          words={say('report.ownersWithoutAccount', OwnersWithoutAccount)}
          hint={say('report.noBank', OwnersWithoutAccount)}
        />
      )}
    </>
  )
}

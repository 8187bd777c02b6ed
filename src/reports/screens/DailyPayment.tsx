import { UnstyledButton } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { mayOpen, useCall } from '../../platform/client.ts'
import { formatDay } from '../../platform/thai-date.ts'
import { ExcelButton } from '../../ui/actions/ExcelButton.tsx'
import { useAddress } from '../../ui/address.ts'
import { useChosenDay } from '../../ui/day/use-chosen-day.ts'
import { counted, money } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { useRefetchOfDay } from '../../ui/live/use-change-events.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { calls } from '../contract.ts'
import { type BankSum, CASH, NO_ACCOUNT, OTHER_BANKS } from '../rules/banks.ts'
import type { EstateGroup } from '../rules.ts'
import { type PaymentAddress, paymentAddress } from './address.ts'
import css from './DailyPayment.module.css'
import { DayReport } from './DayReport.tsx'
import { PaymentTable } from './PaymentTable.tsx'
import { PaymentFilters } from './payment/PaymentFilters.tsx'
import { type PaidTicket, useShownPayment } from './payment/shown-payment.ts'
import { savePayment } from './payment-excel.ts'

const NONE: readonly PaidTicket[] = []

/** The daily payment report, by payee or by ticket, to read, print and sign. */
export function DailyPayment() {
  const { t } = useTranslation()
  const language = useLanguage()
  const [view, change] = useAddress(paymentAddress)
  const changeRows = (part: Partial<PaymentAddress>) => change({ page: 0, ...part })
  const day = useChosenDay(view.date, (date) => changeRows({ date }))
  const ofDay = (filterDate: string) => ({ filterDate, filterGroup: view.group })
  const query = useCall(calls.reportDailyPalmPayment, ofDay(day.shown))
  // A missing bank account can be entered at the vendor.
  useRefetchOfDay(['tickets', 'orders', 'vendors'], calls.reportDailyPalmPayment)
  const shown = useShownPayment(query.data?.payment ?? NONE, view)
  const total = query.isPlaceholderData ? undefined : query.data?.total
  const isPhone = useIsPhone()
  const save = (date: string) => savePayment(t, language, ofDay(date))
  return (
    <DayReport
      prints
      title={t('report.payment.title')}
      count={<DayAndGroup day={day.shown} group={view.group} />}
      day={day}
      paper="margin: 10mm; size: A4 landscape"
      // A phone has it in the menu of the screen.
      excel={isPhone ? save : undefined}
      pdf={{ call: calls.exportDailyPalmPayment, input: ofDay }}
    >
      <PaymentFilters
        {...view}
        day={day}
        onChange={changeRows}
        end={!isPhone && <ExcelButton input={() => day.withDay((date) => date)} save={save} />}
      />
      <div className={`sheet ${css.sheet}`}>
        <BankStrip
          banks={shown.banks}
          all={total && { payees: total.Owners, paid: total.Paid }}
          value={shown.bank}
          onChange={(bank) => changeRows({ bank })}
        >
          {!day.fault && total && total.NotPriced > 0 && (
            <NotPriced day={day.shown} n={total.NotPriced} />
          )}
        </BankStrip>
        <PaymentTable
          // The lines of the banks above it come with its rows.
          key={query.data ? 'rows' : 'coming'}
          day={day.shown}
          view={view}
          shown={shown}
          query={query}
          onView={change}
          onClear={() => changeRows({ bank: '', q: '' })}
        />
      </div>
    </DayReport>
  )
}

/** The day in words; on paper, which has no filters, the group as well. */
function DayAndGroup({ day, group }: { day: string; group: EstateGroup }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <span className={css.day}>
      {formatDay(day, 'heading', language)}
      <span className={css.onPaper}> · {t(`report.group.${group}`)}</span>
    </span>
  )
}

interface Props {
  banks: readonly BankSum[]
  /** Of the whole day; undefined until it is known. */
  all: { payees: number; paid: string | number } | undefined
  value: string
  onChange: (bank: string) => void
  /** What none of them is paid for. */
  children: ReactNode
}

/** What is paid by each bank, which is a filter too; who has no account stands last of them. */
function BankStrip({ banks, all, value, onChange, children }: Props) {
  const { t } = useTranslation()
  const sums = [{ key: '', payees: all?.payees ?? 0, paid: all?.paid }, ...(all ? banks : [])]
  return (
    <fieldset className={`ruled ${css.strip}`}>
      <legend className="sr-only">{t('term.bank')}</legend>
      {sums.map(({ key, payees, paid }) => (
        <UnstyledButton
          key={key}
          className={`pick column unbroken ${css.bank}`}
          aria-pressed={key === value}
          data-attention={key === NO_ACCOUNT || undefined}
          title={key === NO_ACCOUNT ? t('report.noBank', counted(payees)) : undefined}
          onClick={() => onChange(key === value ? '' : key)}
        >
          <span className={`glyphed small ${css.name}`}>
            {key === NO_ACCOUNT && <IconAlertTriangle size={13} stroke={1.7} aria-hidden="true" />}
            {bankName(t, key)} {all && t('report.owners', counted(payees))}
          </span>
          <b className="title num">{money(paid)}</b>
        </UnstyledButton>
      ))}
      {children}
    </fieldset>
  )
}

/** How many tickets of the day have no price yet, which leads to them. */
function NotPriced({ day, n }: { day: string; n: number }) {
  const { t } = useTranslation()
  const warning = (
    <>
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
      {t('report.notPriced', counted(n))}
    </>
  )
  const className = `link glyphed attention medium small no-print ${css.warning}`
  if (!mayOpen('tickets')) return <span className={className}>{warning}</span>
  return (
    <ScreenLink className={className} to={addresses.tickets({ dateOut: day, status: 'W' })}>
      {warning}
    </ScreenLink>
  )
}

function bankName(t: TFunction, key: string): string {
  if (key === '') return t('ui.all')
  if (key === OTHER_BANKS) return t('payment.bank.other')
  if (key === CASH) return t('term.cash')
  return key === NO_ACCOUNT ? t('payment.bank.none') : key
}

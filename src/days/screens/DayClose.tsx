import { Box } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { CallButton } from '../../ui/actions/CallButton.tsx'
import { DownloadButton } from '../../ui/actions/DownloadButton.tsx'
import { SecondWords } from '../../ui/actions/SecondOfficer.tsx'
import { useAddress } from '../../ui/address.ts'
import { Banner } from '../../ui/Banner.tsx'
import { DayHead, Figure } from '../../ui/day/DayHead.tsx'
import { DayFault, DayPicker } from '../../ui/day/DayPicker.tsx'
import { useChosenDay } from '../../ui/day/use-chosen-day.ts'
import { FilterBar } from '../../ui/FilterBar.tsx'
import { kilograms, money, NO_VALUE, whole } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { useRefetchOfDay } from '../../ui/live/use-change-events.ts'
import { NoBreak } from '../../ui/NoBreak.tsx'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { calls } from '../contract.ts'
import { dayAddress, yesterday } from './address.ts'
import { Checklist } from './Checklist.tsx'
import css from './DayClose.module.css'
import { type Closing, closingInForce, type Day } from './day.ts'
import { Products } from './Products.tsx'
import { Reopening } from './Reopening.tsx'

/** A business day: what is open of it, its figures, its close and its reopening. */
export function DayClose() {
  const { t } = useTranslation()
  const [view, change] = useAddress(dayAddress)
  const chosen = useChosenDay(view.date, (date) => change({ date }), yesterday())
  const query = useCall(calls.getDay, { Day: chosen.shown })
  useRefetchOfDay(['days', 'tickets', 'orders', 'yields'], calls.getDay)
  const day = query.isPlaceholderData ? undefined : query.data
  return (
    <ScreenLayout
      title={t('screen.dayClose')}
      badge={day && <DayState day={day} />}
      actions={day?.IsClosed && <Reopening day={day} isReady={chosen.isRead} />}
      main={day && <MainAction day={day} isReady={chosen.isRead} />}
    >
      <FilterBar>
        <DayPicker day={chosen} />
        <DayFault fault={chosen.fault} />
      </FilterBar>
      <DayHead
        day={chosen.shown}
        about={day && !day.IsOver ? t('day.notOverYet') : '\u00a0'}
        isComing={!day}
      >
        <Figures day={day} />
      </DayHead>
      {day && <Request day={day} />}
      {query.error && !day ? (
        <ErrorState error={query.error} retry={query.refetch} />
      ) : (
        // What stands below the list of open work does not come before it.
        <div className={`topped scrolls ${css.body}`} aria-busy={!day || undefined}>
          {day && (
            <>
              <Checklist day={day} />
              <Products totals={day.Totals} />
              <Closings day={day} />
            </>
          )}
        </div>
      )}
    </ScreenLayout>
  )
}

/** Says who asks to reopen the day, and why. */
function Request({ day }: { day: Day }) {
  const { t } = useTranslation()
  const {
    ReopeningAskedBy: asker,
    ReopeningReason: reason,
    ReopeningCheck,
  } = closingInForce(day) ?? {}
  if (!asker) return null
  return (
    <Banner attention>
      {t('day.reopeningWaits', { asker, reason })} <SecondWords standing={ReopeningCheck} />
    </Banner>
  )
}

interface MainActionProps {
  day: Day
  /** Whether the field says the day that is shown. */
  isReady: () => boolean
}

function MainAction({ day, isReady }: MainActionProps) {
  const { t } = useTranslation()
  if (!day.IsClosed) return day.IsOver && <CloseButton day={day} isReady={isReady} />
  return (
    <DownloadButton
      call={calls.exportDay}
      input={() => (isReady() ? { Day: day.Day } : undefined)}
      verb={t('ui.exportPdf')}
    />
  )
}

function Figures({ day }: { day: Day | undefined }) {
  const { t } = useTranslation()
  const totals = day?.Totals
  const percent = totals?.YieldPercent
  return (
    <>
      <Figure name={t('day.trucks')} value={whole(totals?.TotalCar)} unit={t('term.trucks')} />
      <Figure
        name={t('term.netWeight')}
        value={kilograms(totals?.TotalWeight)}
        unit={t('term.kg')}
      />
      <Figure
        name={t('term.averagePrice')}
        value={money(totals?.AVGPrice)}
        unit={t('term.bahtPerKg')}
      />
      <Figure
        name={t('day.yield')}
        value={percent == null ? NO_VALUE : money(percent)}
        unit={t('term.percent')}
      />
      <Figure main name={t('term.amount')} value={money(totals?.Amount)} unit={t('term.baht')} />
    </>
  )
}

/** Closes the day with the figures that are shown; the question names what cannot be done any more. */
function CloseButton({ day, isReady }: MainActionProps) {
  const { t } = useTranslation()
  const { Day: date, Hash } = day
  return (
    <CallButton
      main
      call={calls.closeDay}
      input={{ Day: date, Hash }}
      isReady={isReady}
      verb={t('day.close')}
      done={t('day.done.closed')}
      onLatest={() => {}}
      ask={{
        question: t('day.close.ask', { date }),
        text: consequence(t, day),
        keep: t('day.close.keep'),
      }}
    />
  )
}

function consequence(t: TFunction, { Checklist }: Day) {
  const work = Checklist.filter(({ Count, ChangesFigures }) => Count > 0 && ChangesFigures)
    .map(({ What, Count }) => `${t(`day.check.${What}`)}${What === 'noYield' ? '' : ` ${Count}`}`)
    .join(', ')
  return (
    <>
      <NoBreak words={t('day.close.text')} />
      {work && (
        <>
          <br />
          <strong>{t('day.close.open', { work })}</strong>
        </>
      )}
    </>
  )
}

/** Whether the day is closed, beside the title. */
function DayState({ day: { IsClosed } }: { day: Day }) {
  const { t } = useTranslation()
  const Glyph = IsClosed ? IconLock : IconLockOpen
  return (
    <span className={`medium secondary unbroken ${css.state}`} data-closed={IsClosed || undefined}>
      <Glyph size={13} stroke={1.9} aria-hidden="true" />
      {t(IsClosed ? 'day.closed.state' : 'day.open')}
    </span>
  )
}

/** Every time that the day was closed, with its seal and how it was reopened; nothing of a day that never was. */
function Closings({ day }: { day: Day }) {
  const { t } = useTranslation()
  const heading = useId()
  if (day.Closings.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="title">
        {t('day.closings')}
      </h2>
      {/* A seal is one long word. */}
      <ol className={`text breaks ${css.closings}`}>
        {day.Closings.map((closing) => (
          <li key={closing.ID}>
            <ClosingText closing={closing} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Who closed the day, its seal, and how it was reopened. */
function ClosingText({ closing }: { closing: Closing }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const timeOf = (instant: string | null) => instant && formatInstant(instant, 'table', language)
  const { ReopeningAskedBy: asker, ReopeningReason: reason, ReopenedBy: officer } = closing
  return (
    <>
      {closing.ReopenedAt && (
        <Box component="p" className="glyphed secondary" mb={4}>
          <IconLockOpen size={14} stroke={1.7} aria-hidden="true" />
          {t('day.reopenedBy', { time: timeOf(closing.ReopenedAt), asker, reason, officer })}
        </Box>
      )}
      <p className="glyphed">
        <IconLock size={14} stroke={1.7} aria-hidden="true" />
        {t('day.closedBy', { officer: closing.ClosedBy, time: timeOf(closing.ClosedAt) })}
      </p>
      <Box component="p" className="small" title={t('day.sealAbout')} ml={20} mt={2}>
        {t('day.seal')} {closing.Hash}
      </Box>
    </>
  )
}

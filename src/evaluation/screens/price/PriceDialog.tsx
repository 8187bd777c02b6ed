import { useTranslation } from 'react-i18next'
import { allowed } from '../../../platform/client.ts'
import { netPrice, type PriceTerms } from '../../../pricing/rules/terms.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LongTextField } from '../../../ui/form/fields.tsx'
import { type Form, useForm } from '../../../ui/form/use-form.ts'
import type { Valuation } from '../../contract/price.ts'
import { calls } from '../../contract.ts'
import { ticketName } from '../../rules/states.ts'
import { ChoiceButtons, usePressed } from '../Choices.tsx'
import { aboutOf, type PalmRecord } from '../record.ts'
import { useOpenSheet } from '../sheet/use-open-sheet.ts'
import { Locked, SavedFirst } from '../TicketNotices.tsx'
import { useTicket } from '../use-ticket.ts'
import { choicesOf } from './choices.ts'
import { Grade } from './Grade.tsx'
import { Net } from './Net.tsx'
import { NoPrice } from './NoPrice.tsx'
import { OwnTerms } from './OwnTerms.tsx'
import { PriceChange } from './PriceChange.tsx'
import css from './PriceDialog.module.css'
import { Payment, Why } from './PriceSide.tsx'
import { type PricePreview, usePrice, valuationOf } from './preview-price.ts'
import {
  computedOnly,
  givenTerms,
  isOwn,
  type PriceValues,
  schemaOf,
  termsOf,
} from './price-form.ts'
import { Recorded } from './Recorded.tsx'
import { Replaced } from './Replaced.tsx'
import { useValuing } from './use-valuing.ts'

interface Props {
  /** One that has a price already is corrected: a reason is asked. */
  record: PalmRecord
  /** The price that was refused beside the grade. */
  tried?: Valuation
  onClose: () => void
  /** On to the next truck. */
  onNext: () => void
  /** Back to the grade. */
  onGrade: (record: PalmRecord) => void
}

/** The price of a graded ticket: what the rules compute, and for managers the way to set another. */
export function PriceDialog({ record: row, tried, onClose, onNext, onGrade }: Props) {
  const { t } = useTranslation()
  const openSheet = useOpenSheet()
  const record = useTicket(row)
  const { ticket, seen, goOn } = record
  const correcting = seen.SysPrice !== null
  const preview = usePrice(ticket, ticket.SysProductGrade ?? 0)
  const { price, before } = preview
  const computed = price && valuationOf(ticket, price)
  const form = useForm<PriceValues>(computedOnly, schemaOf(computed, correcting))
  const work = useValuing({ form, record, correcting, computed, onClose, onNext })
  const isTaken = record.isStaleUnless(work.running)
  const onSheet = (one: PalmRecord) => {
    onClose()
    openSheet(one)
  }
  const isPriceless = computed === undefined
  const choices = usePressed(
    choicesOf({
      ticket,
      isTaken,
      correcting,
      isPriceless,
      work,
      onGrade,
      onSheet,
      goOn,
    }),
  )
  const given = computed && givenTerms(form.values, computed)
  const own = computed !== undefined && isOwn(form.values, computed)
  const title = correcting ? 'evaluation.correctPrice.title' : 'evaluation.price.title'
  return (
    <Dialog
      width={640}
      title={t(title, { ticket: ticketName(ticket) })}
      about={aboutOf(ticket)}
      facts={<Grade ticket={ticket} />}
      onClose={onClose}
      dirty={form.dirty}
      busy={work.running}
      onSubmit={choices.main?.run}
      onSubmitNext={choices.next?.run}
      result={
        given && <Net given={termsOf(given)} computed={own ? termsOf(computed) : undefined} />
      }
      buttons={<ChoiceButtons choices={choices} running={work.running} />}
    >
      <div className={css.form}>
        {ticket.LockedBy && <Locked ticket={ticket} />}
        {isTaken && <SavedFirst seen={seen} ticket={ticket} dirty={form.dirty} />}
        {price && <PriceChange from={before ?? netOf(tried)} to={netPrice(price.terms)} />}
        <NoPrice {...preview} />
        {correcting && !isTaken && <Replaced seen={seen} />}
        {computed && allowed(calls.correctPrice) && (
          <OwnTerms ticket={ticket} form={form} computed={computed} />
        )}
        {(own || correcting) && <Reason form={form} correcting={correcting} />}
        {price && given && <Sums ticket={ticket} price={price} given={termsOf(given)} own={own} />}
      </div>
    </Dialog>
  )
}

/** Why the price is another than the computed one, or than the one before. */
function Reason({ form, correcting }: { form: Form<PriceValues>; correcting: boolean }) {
  const { t } = useTranslation()
  return (
    <LongTextField
      required
      label={t(correcting ? 'evaluation.correctionReason' : 'term.reason')}
      maxLength={200}
      {...form.field('Reason')}
    />
  )
}

interface SumsProps {
  ticket: PalmRecord
  price: PricePreview
  given: PriceTerms
  own: boolean
}

/** How the price was computed, and what the seller is paid at the one that stands there. */
function Sums({ ticket, price, given, own }: SumsProps) {
  return (
    <div className={css.columns}>
      <Why record={ticket} price={price} own={own} />
      <div>
        <Payment record={ticket} terms={given} />
        <Recorded record={ticket} isReturn={ticket.SysPalmReturn === 1} />
      </div>
    </div>
  )
}

function netOf(valuation: Valuation | undefined) {
  return valuation && netPrice(termsOf(valuation))
}

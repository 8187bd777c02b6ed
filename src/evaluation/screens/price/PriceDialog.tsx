import { Box, Stack } from '@mantine/core'
import type Big from 'big.js'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../../platform/client.ts'
import { netPrice } from '../../../pricing/rules/terms.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { money } from '../../../ui/format.ts'
import { termsOf, type Valuation } from '../../contract/price.ts'
import { calls } from '../../contract.ts'
import { ticketName } from '../../rules/states.ts'
import { EffectWords } from '../corrections/EffectWords.tsx'
import { effectOfPrice } from '../corrections/effect.ts'
import { DialogButtons, useMarkPressed } from '../DialogActions.tsx'
import { TitleWait } from '../list/cells/Wait.tsx'
import { aboutOf, type PalmRecord } from '../record.ts'
import type { TicketDialogProps } from '../saved.tsx'
import { TicketNotices } from '../TicketNotices.tsx'
import { useTicket } from '../use-ticket.ts'
import css from './PriceDialog.module.css'
import { OwnTerms, Reason, Replaced } from './PriceFields.tsx'
import { Payment, Recorded, Why } from './PriceReasons.tsx'
import { PreviewNotices } from './PriceSide.tsx'
import { type PricePreview, usePrice, valuationOf } from './preview-price.ts'
import { computedOnly, draftOf, isOwn, type PriceValues, schemaOf } from './price-form.ts'
import { actionsOf, useSavePrice } from './use-save-price.ts'

interface Props extends TicketDialogProps {
  /** The price that was refused when it was saved with the grade. */
  tried?: Valuation
  /** Opens the grade dialog. */
  onGrade: (record: PalmRecord) => void
}

/** The price of a graded ticket as the rules compute it; managers may set another. */
export function PriceDialog({ record: row, tried, ...props }: Props) {
  const { onClose, onNext, onGrade, onSheet } = props
  const { t } = useTranslation()
  const record = useTicket(row)
  const { ticket, base } = record
  const correcting = base.SysPrice !== null
  const preview = usePrice(ticket, ticket.SysProductGrade ?? 0, tried?.LadderOfDay === 1)
  const { price } = preview
  const computed = price && valuationOf(ticket, price)
  const form = useDraft(
    useForm<PriceValues>(computedOnly, schemaOf(computed, correcting)),
    `price:${row.ID}`,
  )
  const work = useSavePrice({ form, record, correcting, computed, onClose, onNext })
  const isStale = record.isStaleUnless(work.running)
  const hasNoPrice = computed === undefined
  const actions = useMarkPressed(
    actionsOf({ record, isStale, correcting, hasNoPrice, work, onGrade, onSheet }),
  )
  const net = computed && netOf(draftOf(form.values, computed))
  const own = computed !== undefined && isOwn(form.values, computed)
  const title = correcting ? 'evaluation.correctPrice.title' : 'evaluation.price.title'
  return (
    <Dialog
      width={640}
      title={t(title, { ticket: ticketName(ticket) })}
      mark={<TitleWait record={ticket} />}
      about={aboutOf(ticket)}
      facts={<Grade ticket={ticket} />}
      onClose={onClose}
      dirty={form.dirty}
      draft={form.draft}
      busy={work.running}
      goesOnByEnter={own || correcting}
      onSubmit={actions.main?.run}
      onSubmitNext={actions.next?.run}
      result={net && <Net net={net} computed={own ? price?.net : undefined} />}
      buttons={<DialogButtons actions={actions} running={work.running} />}
    >
      <Stack gap={10}>
        <TicketNotices {...record} isStale={isStale} dirty={form.dirty} />
        <PreviewNotices preview={preview} before={preview.before ?? (tried && netOf(tried))} />
        {correcting && !isStale && <Replaced base={base} />}
        {computed && allowed(calls.correctPrice) && (
          <OwnTerms ticket={ticket} form={form} computed={computed} />
        )}
        {(own || correcting) && <Reason form={form} correcting={correcting} />}
        {price && net && work.asked.is && (
          <PriceQuestion
            ticket={ticket}
            from={base.SysPrice ?? price.net.toNumber()}
            to={net.toNumber()}
            correcting={correcting}
            running={work.running}
            onYes={work.asked.yes}
            onNo={work.asked.no}
          />
        )}
        {price && net && <Sums ticket={ticket} price={price} net={net} own={own} />}
      </Stack>
    </Dialog>
  )
}

/** The grade that is priced, and who graded. */
function Grade({ ticket }: { ticket: PalmRecord }) {
  const { t } = useTranslation()
  return (
    <>
      {t('term.grade')} <b className="num">{ticket.SysProductGrade}%</b>
      <br />
      {t('evaluation.by', { officer: ticket.SysOfficerEvaluate })}
    </>
  )
}

/** The net price that would be saved, and the computed one where the officer set another. */
function Net({ net, computed }: { net: Big; computed: Big | undefined }) {
  const { t } = useTranslation()
  return (
    <div className="num">
      {t('term.netPrice')}{' '}
      <Box component="b" fz={18}>
        {money(net)}
      </Box>{' '}
      {t('term.bahtPerKg')}
      <Box component="small" display="block" c="var(--ps-attn)" fz={12} lh="16px" mih={16}>
        {computed && t('evaluation.own', { price: money(computed) })}
      </Box>
    </div>
  )
}

interface SumsProps {
  ticket: PalmRecord
  price: PricePreview
  /** What would be saved, in baht per kg. */
  net: Big
  own: boolean
}

/** How the price was computed, and what the seller is paid at the shown price. */
function Sums({ ticket, price, net, own }: SumsProps) {
  return (
    <div className={css.columns}>
      <Why record={ticket} price={price} own={own} />
      <div>
        <Payment record={ticket} price={net} />
        <Recorded record={ticket} isReturn={ticket.SysPalmReturn === 1} />
      </div>
    </div>
  )
}

function netOf(valuation: Valuation): Big {
  return netPrice(termsOf(valuation))
}

interface PriceQuestionProps {
  ticket: PalmRecord
  /** Baht per kg: in force or computed, and to be saved. */
  from: number
  to: number
  /** The price in force is replaced. */
  correcting: boolean
  running: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before an officer's own price is saved, or another in the place of the one in force: baht before and after. */
function PriceQuestion({ ticket, from, to, correcting, ...props }: PriceQuestionProps) {
  const { t } = useTranslation()
  const verb = t(correcting ? 'evaluation.correctPrice' : 'evaluation.price')
  const name = { ticket: ticketName(ticket) }
  return (
    <Confirm
      question={t(correcting ? 'evaluation.correctPrice.ask' : 'evaluation.price.ask', name)}
      text={
        <>
          {t('evaluation.ask.price', { before: money(from), after: money(to) })}
          <EffectWords effect={effectOfPrice(ticket.WeightNet, from, to)} price={null} />
        </>
      }
      verb={verb}
      {...props}
    />
  )
}

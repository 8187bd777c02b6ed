import { Box } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { LongTextField } from '../../../ui/form/LongTextField.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { type Form, useForm } from '../../../ui/form/use-form.ts'
import { kilograms, money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { Notice } from '../../../ui/messages/DialogMessages.tsx'
import type { Valuation } from '../../contract/price.ts'
import { ticketName } from '../../rules/states.ts'
import { DialogButtons, useMarkPressed } from '../DialogActions.tsx'
import { TitleWait } from '../list/cells/Wait.tsx'
import { PriceBrief } from '../price/PriceBrief.tsx'
import { PriceSide } from '../price/PriceSide.tsx'
import { usePrice } from '../price/preview-price.ts'
import { aboutOf, type PalmRecord } from '../record.ts'
import type { TicketDialogProps } from '../saved.tsx'
import { TicketNotices } from '../TicketNotices.tsx'
import { useTicket } from '../use-ticket.ts'
import { Composition } from './Composition.tsx'
import { Conditions } from './Conditions.tsx'
import { GradeChoice } from './GradeChoice.tsx'
import css from './GradeDialog.module.css'
import { actionsOf } from './grade-actions.ts'
import { type GradeValues, gradeSchema, initialValues } from './grade-form.ts'
import { ReturnReason, ReturnSwitch } from './Return.tsx'
import { useDoubt } from './use-doubt.tsx'
import { useSaveGrade } from './use-save-grade.ts'
import { Weights } from './Weights.tsx'

interface Props extends TicketDialogProps {
  /** Puts the truck off and opens the next one. */
  onSkip?: () => void
  /** Opens the price dialog; `tried` is the price that was refused. */
  onPrice: (record: PalmRecord, tried?: Valuation) => void
}

/** The grade check: what the load is made of at the left, a preview of its price at the right. */
export function GradeDialog({ record: row, ...props }: Props) {
  const { onClose, onNext, onSkip, onPrice, onSheet } = props
  const { t } = useTranslation()
  const record = useTicket(row)
  const { ticket, base } = record
  const correcting = base.SysProductGrade !== null
  const rule = record.compositionRule
  const schema = gradeSchema(correcting, ticket.WeightIn, rule)
  const initial = initialValues(row)
  const typed = useForm<GradeValues>(initial, schema, { kg: kilograms(ticket.WeightIn) })
  const choice = useGrade(typed, correcting)
  const form = useDraft(typed, `grade:${row.ID}`, { value: choice.chosen, onUse: choice.onChosen })
  const doubt = useDoubt(rule, correcting ? initial : undefined)
  // Where a colleague saved first, their grade is previewed.
  const { SysProductGrade, SysPalmReturn } = record.isStale ? ticket : form.values
  const grade = SysProductGrade ?? form.values.SysProductGrade
  const preview = usePrice(ticket, grade)
  const { price } = preview
  const work = useSaveGrade({
    form,
    record,
    correcting,
    price,
    ask: doubt.ask,
    onClose,
    onNext,
    onPrice,
  })
  const isStale = record.isStaleUnless(work.running || work.graded !== undefined)
  const hasNoPrice = preview.error !== null
  // What is graded the same keeps its price.
  const keepsPrice = ticket.SysPrice !== null && grade === ticket.SysProductGrade
  const kept = correcting && !isStale && keepsPrice ? ticket.SysPrice : null
  const actions = useMarkPressed(
    actionsOf({
      record,
      isStale,
      correcting,
      hasNoPrice,
      keepsPrice,
      work,
      onPrice,
      onSheet,
    }),
  )
  const shownPrice = { record: ticket, gradePercent: grade, preview, kept }
  const skip = useSkip(form.dirty, onSkip)
  const title = correcting ? 'evaluation.correctGrade.title' : 'evaluation.grade.title'
  return (
    <Dialog
      width={952}
      title={t(title, { ticket: ticketName(ticket) })}
      mark={<TitleWait record={ticket} />}
      about={aboutOf(ticket)}
      facts={<Weights ticket={ticket} />}
      onClose={onClose}
      dirty={form.dirty && !work.graded}
      draft={form.draft}
      busy={work.running}
      goesOnByEnter
      onSubmit={actions.main?.run}
      onSubmitNext={actions.next?.run}
      side={<PriceSide {...shownPrice} isReturn={SysPalmReturn === 1} isStale={isStale} />}
      brief={<PriceBrief {...shownPrice} />}
      question={doubt.question || skip.question}
      buttons={
        actions.main && (
          <DialogButtons
            mainFirst
            actions={{ ...actions, ...(actions.next && skip.action && { first: skip.action }) }}
            running={work.running}
          />
        )
      }
    >
      <div className={css.notices}>
        <TicketNotices {...record} isStale={isStale} dirty={form.dirty} />
        {work.graded && !work.running && (
          <Notice>
            <Banner attention>{t('evaluation.priceNotSaved')}</Banner>
          </Notice>
        )}
        {correcting && !isStale && <Replaced base={base} grade={grade} />}
      </div>
      <Fields
        form={form}
        ticket={ticket}
        correcting={correcting}
        isSaved={work.graded !== undefined}
        choice={choice}
      />
    </Dialog>
  )
}

interface FieldsProps {
  form: Form<GradeValues>
  ticket: PalmRecord
  correcting: boolean
  /** The grade is saved: its fields are disabled. */
  isSaved: boolean
  choice: ReturnType<typeof useGrade>
}

/** All fields, in reading and Tab order. */
function Fields({ form, ticket, correcting, isSaved, choice }: FieldsProps) {
  const { chosen, replaced, choose, onSwitch } = choice
  return (
    <fieldset className={css.all} disabled={isSaved}>
      <GradeChoice
        form={form}
        chosen={chosen}
        onChosen={choose}
        onSwitch={onSwitch}
        replaced={replaced}
      />
      {correcting && <CorrectionReason form={form} />}
      <Composition form={form} />
      <Box m="10px 0 8px" p="8px 0" className="ruled topped">
        <ReturnSwitch form={form} chosen={chosen} onSwitch={onSwitch} />
        {form.values.SysPalmReturn === 1 && <ReturnReason form={form} />}
      </Box>
      <Conditions form={form} ticket={ticket} />
    </fieldset>
  )
}

/** Puts the truck off, after a question where something is typed. */
function useSkip(isDirty: boolean, onSkip: (() => void) | undefined) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const action = onSkip && {
    words: 'evaluation.skip' as const,
    run: () => (isDirty ? setAsking(true) : onSkip()),
  }
  const question = asking && onSkip && (
    <Confirm
      question={t('evaluation.skip.ask')}
      text={t('ask.close.kept')}
      verb={t('evaluation.skip')}
      keep={t('ask.close.no')}
      onYes={onSkip}
      onNo={() => setAsking(false)}
    />
  )
  return { action, question }
}

function CorrectionReason({ form }: { form: Form<GradeValues> }) {
  const { t } = useTranslation()
  return (
    <LongTextField
      required
      label={t('evaluation.correctionReason')}
      maxLength={500}
      {...form.field('Reason')}
    />
  )
}

/** The grade that a correction replaces, and whether its price becomes void. */
function Replaced({ base, grade: chosen }: { base: PalmRecord; grade: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { SysProductGrade: grade, SysOfficerEvaluate: officer, EvaluatedAt, SysPrice } = base
  const at = EvaluatedAt && formatInstant(EvaluatedAt, 'short', language)
  return (
    <Banner>
      {t('evaluation.replaced', { grade, officer, at })}{' '}
      {SysPrice !== null &&
        t(grade === chosen ? 'evaluation.replaced.keeps' : 'evaluation.replaced.price', {
          price: money(SysPrice),
        })}
    </Banner>
  )
}

/**
 * The grade that the officer chose, and what a switch of the return or of the special case put in its place. A grade
 * that nobody chose is not replaced: it is the usual one of its range.
 */
function useGrade(form: Form<GradeValues>, correcting: boolean) {
  const [chosen, setChosen] = useState(correcting ? form.values.SysProductGrade : undefined)
  const [replaced, setReplaced] = useState<{ from: number; to: number }>()
  const choose = (SysProductGrade: number) => {
    setChosen(SysProductGrade)
    setReplaced(undefined)
    form.set({ SysProductGrade })
  }
  const onSwitch = (change: Partial<GradeValues>) => {
    const [from, to] = [form.values.SysProductGrade, change.SysProductGrade ?? chosen]
    const isReplaced = from === chosen && to !== undefined && to !== from
    setReplaced(isReplaced ? { from, to } : undefined)
    form.set(change)
  }
  return { chosen, onChosen: setChosen, replaced, choose, onSwitch }
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { LongTextField } from '../../../ui/form/LongTextField.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { type Form, useForm } from '../../../ui/form/use-form.ts'
import { kilograms } from '../../../ui/format.ts'
import type { Valuation } from '../../contract/price.ts'
import { ticketName } from '../../rules/states.ts'
import { DialogButtons, useMarkPressed } from '../DialogActions.tsx'
import { PriceSide } from '../price/PriceSide.tsx'
import { usePrice } from '../price/preview-price.ts'
import { aboutOf, type PalmRecord } from '../record.ts'
import { useOpenSheetInstead } from '../sheet/use-open-sheet.ts'
import { TicketNotices } from '../TicketNotices.tsx'
import { useTicket } from '../use-ticket.ts'
import { Composition } from './Composition.tsx'
import { Conditions } from './Conditions.tsx'
import { GradeChoice } from './GradeChoice.tsx'
import css from './GradeDialog.module.css'
import { actionsOf } from './grade-actions.ts'
import { type GradeValues, gradeSchema, initialValues } from './grade-form.ts'
import { Origin } from './Origin.tsx'
import { Replaced } from './Replaced.tsx'
import { useSaveGrade } from './use-save-grade.ts'
import { Weights } from './Weights.tsx'

interface Props {
  /** A graded ticket is corrected: a reason is required, and its price becomes void. */
  record: PalmRecord
  onClose: () => void
  /** Opens the next truck. */
  onNext: () => void
  /** Opens the price dialog; `tried` is the price that was refused. */
  onPrice: (record: PalmRecord, tried?: Valuation) => void
}

/** The grade check: what the load is made of at the left, a preview of its price at the right. */
export function GradeDialog({ record: row, onClose, onNext, onPrice }: Props) {
  const { t } = useTranslation()
  const onSheet = useOpenSheetInstead(onClose)
  const record = useTicket(row)
  const { ticket, seen } = record
  const correcting = seen.SysProductGrade !== null
  const schema = gradeSchema(correcting, ticket.WeightIn)
  const [chosen, setChosen] = useState(seen.SysProductGrade ?? undefined)
  const form = useDraft(
    useForm<GradeValues>(initialValues(row), schema, { kg: kilograms(ticket.WeightIn) }),
    `grade:${row.ID}`,
    { value: chosen, onUse: setChosen },
  )
  // Where a colleague saved first, their grade is previewed.
  const { SysProductGrade, SysPalmReturn } = record.isStale ? ticket : form.values
  const grade = SysProductGrade ?? form.values.SysProductGrade
  const preview = usePrice(ticket, grade)
  const { price } = preview
  const work = useSaveGrade({ form, record, correcting, price, onClose, onNext, onPrice })
  const isStale = record.isStaleUnless(work.running || work.graded !== undefined)
  const hasNoPrice = preview.error !== null
  const actions = useMarkPressed(
    actionsOf({ record, isStale, correcting, hasNoPrice, work, onPrice, onSheet }),
  )
  const title = correcting ? 'evaluation.correctGrade.title' : 'evaluation.grade.title'
  return (
    <Dialog
      width={952}
      title={t(title, { ticket: ticketName(ticket) })}
      about={aboutOf(ticket)}
      facts={<Weights ticket={ticket} />}
      onClose={onClose}
      dirty={form.dirty && !work.graded}
      draft={form.draft}
      busy={work.running}
      onSubmit={actions.main?.run}
      onSubmitNext={actions.next?.run}
      side={
        <PriceSide
          record={ticket}
          gradePercent={grade}
          isReturn={SysPalmReturn === 1}
          isStale={isStale}
          preview={preview}
        />
      }
      buttons={actions.main && <DialogButtons mainFirst actions={actions} running={work.running} />}
    >
      <div className={css.notices}>
        <TicketNotices seen={seen} ticket={ticket} isStale={isStale} dirty={form.dirty} />
        {work.graded && !work.running && <Banner attention>{t('evaluation.priceNotSaved')}</Banner>}
        {correcting && !isStale && <Replaced seen={seen} />}
      </div>
      <Fields
        form={form}
        correcting={correcting}
        settled={work.graded !== undefined}
        chosen={chosen}
        onChosen={setChosen}
      />
    </Dialog>
  )
}

interface FieldsProps {
  form: Form<GradeValues>
  correcting: boolean
  /** The grade is saved: its fields are disabled. */
  settled: boolean
  /** The grade that an officer chose, which a return or a special case keeps where it can. */
  chosen: number | undefined
  onChosen: (grade: number) => void
}

/** All fields, in reading and Tab order. */
function Fields({ form, correcting, settled, chosen, onChosen }: FieldsProps) {
  return (
    <fieldset className={css.all} disabled={settled}>
      <GradeChoice form={form} chosen={chosen} onChosen={onChosen} />
      {correcting && <CorrectionReason form={form} />}
      <Composition form={form} />
      <Conditions form={form} chosen={chosen} />
      <Origin form={form} />
    </fieldset>
  )
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

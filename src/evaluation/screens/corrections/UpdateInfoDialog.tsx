import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASONS } from '../../../platform/reasons.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { FormDialog } from '../../../ui/form/FormDialog.tsx'
import { ReasonField } from '../../../ui/form/ReasonField.tsx'
import { useConfirmed } from '../../../ui/form/use-confirmed.ts'
import { ownOf, useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { currentRecord } from '../../../ui/stale/current-record.ts'
import { ODD_FIELDS } from '../../../weighing/rules/faults.ts'
import { palmRecord } from '../../contract/record.ts'
import { calls } from '../../contract.ts'
import { ticketName } from '../../rules/states.ts'
import { newest, type PalmRecord } from '../record.ts'
import { Locked } from '../TicketNotices.tsx'
import { useSheet, useUpdateList } from '../use-ticket.ts'
import { EffectWords } from './EffectWords.tsx'
import { WeightsTable } from './WeightsTable.tsx'
import {
  correctionOf,
  effectOfWeights,
  type Weights,
  weightsOf,
  weightsSchema,
} from './weights-form.ts'

interface Props {
  record: PalmRecord
  onClose: () => void
}

/**
 * The dialog in which an officer corrects plate and weights; the values of the scale are shown beside. Another net weight
 * is saved after a question, since it changes what is paid.
 */
export function UpdateInfoDialog({ record, onClose }: Props) {
  const { t } = useTranslation()
  const updateList = useUpdateList()
  const { weight, reading, form, odd, input, onRefused } = useWeights(record)
  const isLocked = weight.LockedBy !== null
  const ticket = ticketName(weight)
  const effect = effectOfWeights(weight, form.values)
  const effectWords = <EffectWords effect={effect} price={null} />
  const verb = t(odd.confirmed.length > 0 ? 'weights.confirm' : 'weights.save')
  return (
    <FormDialog
      width={640}
      title={t('weights.title', { ticket })}
      about={`${weight.CustomerName} AVL ${weight.AVL}`}
      form={form}
      call={calls.updateWeightInfo}
      input={input}
      verb={verb}
      isEdit
      isReady={!isLocked}
      asks={(_, answer) =>
        effect.net && (
          <Confirm
            question={t('weights.ask', { ticket })}
            text={effectWords}
            verb={verb}
            {...answer}
          />
        )
      }
      done={t('done.weightUpdated')}
      onDone={(saved) => {
        updateList(saved)
        onClose()
      }}
      onRefused={onRefused}
      result={effectWords}
      onClose={onClose}
    >
      {isLocked && <Locked ticket={weight} />}
      <WeightsTable form={form} weight={weight} reading={reading} />
      <ReasonField
        label={t('term.reason')}
        reasons={REASONS.correctWeight}
        maxLength={500}
        {...form.field('Reason')}
      />
    </FormDialog>
  )
}

/** The current ticket, and the form of its weights. A save over a newer version is refused, and what is typed goes on from that. */
function useWeights(record: PalmRecord) {
  const [base, setBase] = useState(record)
  const { data: sheet } = useSheet(record.SSWeightID)
  const form = useDraft(useForm<Weights>(weightsOf(record), weightsSchema), `weights:${record.ID}`)
  const odd = useConfirmed(form.values, { code: 'ticket.odd', fields: ODD_FIELDS })
  const onRefused = (error: unknown) => {
    odd.onRefused(error)
    const current = currentRecord(error, palmRecord)
    if (current) {
      form.reset(weightsOf(current))
      form.set(ownOf(form.values, weightsOf(base)))
      setBase(current)
    }
    return form.refused(error)
  }
  const input = (weights: Weights) => correctionOf(base, weights, odd.confirmed)
  return {
    weight: newest(base, sheet?.weight),
    reading: sheet?.reading,
    form,
    odd,
    input,
    onRefused,
  }
}

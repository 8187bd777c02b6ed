import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { LongTextField, TextField } from '../../../ui/form/fields.tsx'
import { NumberField } from '../../../ui/form/NumberField.tsx'
import { type Form, useForm } from '../../../ui/form/use-form.ts'
import { useLanguage } from '../../../ui/language.ts'
import { useAct } from '../../../ui/use-act.ts'
import { calls } from '../../contract.ts'
import { OrderSentence } from '../OrderSentence.tsx'
import { type PalmRecord, ticketName } from '../record.ts'
import { heldWords, sameHeld } from '../sheet/fields.ts'
import type { Sheet } from '../sheet/said.ts'
import { useSheet } from '../sheet/use-sheet.ts'
import { EffectWords } from './EffectWords.tsx'
import {
  effectOfWeights,
  netOf,
  presentWeights,
  type Weights,
  weightsSchema,
} from './weights-form.ts'

interface Props {
  record: PalmRecord
  onClose: () => void
}

/** An officer's correction of plate and weights; what the scale said stays beside it. */
export function UpdateInfoDialog({ record, onClose }: Props) {
  const { t } = useTranslation()
  const { data: sheet } = useSheet(record.SSWeightID)
  const weight = sheet?.weight ?? record
  const form = useForm<Weights>(presentWeights(record), weightsSchema)
  const act = useAct(calls.updateWeightInfo, {
    done: t('done.weightUpdated'),
    onDone: onClose,
    onRefused: form.refused,
    onLatest: () => undefined,
  })
  const save = ({ Reason, ...weights }: Weights) =>
    act.run({
      ...(weights as Weights & { WeightIn: number; WeightOut: number }),
      SSWeightID: weight.SSWeightID,
      WeightNet: netOf(form.values) ?? 0,
      Reason: Reason.trim() || null,
      Version: weight.Version,
    })
  return (
    <Dialog
      width={640}
      title={t('weights.title', { ticket: ticketName(weight) })}
      about={`${weight.CustomerName} AVL ${weight.AVL}`}
      onClose={onClose}
      dirty={form.dirty}
      busy={act.running}
      onSubmit={() => form.submit(save)}
      result={<EffectWords effect={effectOfWeights(weight, form.values)} price={null} />}
      buttons={
        <Button
          type="submit"
          loading={act.running}
          disabled={!form.dirty || weight.LockedBy !== null}
        >
          {t('weights.save')}
        </Button>
      }
    >
      <Locked weight={weight} />
      <Fields form={form} weight={weight} reading={sheet?.reading} />
    </Dialog>
  )
}

/** Says before anything is typed for nothing that an order keeps the ticket as it is. */
function Locked({ weight }: { weight: PalmRecord }) {
  const { t } = useTranslation()
  const { LockedBy, POHeaderUUID, POState: state } = weight
  if (!LockedBy) return null
  const words = t('ticket.locked', { ticket: ticketName(weight), po: LockedBy, state })
  return (
    <Banner attention>
      <OrderSentence words={words} PONumber={LockedBy} POHeaderUUID={POHeaderUUID} />
    </Banner>
  )
}

interface FieldsProps {
  form: Form<Weights>
  weight: PalmRecord
  reading: Sheet['reading'] | undefined
}

function Fields({ form, weight, reading }: FieldsProps) {
  const { t } = useTranslation()
  const hint = useHints(weight, reading)
  const kg = t('evaluation.kg')
  return (
    <>
      <TextField
        autoFocus
        required
        label={t('evaluation.plate')}
        description={hint('CarRegister')}
        maxLength={100}
        {...form.field('CarRegister')}
      />
      <FieldGrid columns={3}>
        <NumberField
          required
          label={t('sheet.weightIn')}
          unit={kg}
          min={0}
          description={hint('WeightIn')}
          {...form.field('WeightIn')}
        />
        <NumberField
          required
          label={t('sheet.weightOut')}
          unit={kg}
          min={0}
          description={hint('WeightOut')}
          {...form.field('WeightOut')}
        />
        <NumberField
          disabled
          label={t('evaluation.net')}
          unit={kg}
          description={hint('WeightNet')}
          value={netOf(form.values)}
          onChange={() => undefined}
        />
      </FieldGrid>
      <LongTextField
        label={t('corrections.reason.hint')}
        maxLength={500}
        {...form.field('Reason')}
      />
    </>
  )
}

type Hinted = 'CarRegister' | 'WeightIn' | 'WeightOut' | 'WeightNet'

/** Under a field: what stands now, and what the scale said where that is something else. */
function useHints(weight: PalmRecord, reading: Sheet['reading'] | undefined) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (field: Hinted) => {
    const value = heldWords(t, language, field, weight[field])
    if (!reading || sameHeld(field, weight[field], reading[field])) {
      return t('weights.present', { value })
    }
    return t('weights.said', { value, said: heldWords(t, language, field, reading[field]) })
  }
}

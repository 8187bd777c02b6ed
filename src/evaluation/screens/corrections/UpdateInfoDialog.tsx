import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { LongTextField } from '../../../ui/form/fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useAct } from '../../../ui/use-act.ts'
import { calls } from '../../contract.ts'
import { OrderSentence } from '../OrderSentence.tsx'
import { type PalmRecord, ticketName } from '../record.ts'
import { useSheet } from '../sheet/use-sheet.ts'
import { EffectWords } from './EffectWords.tsx'
import { WeightsTable } from './WeightsTable.tsx'
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
      <WeightsTable form={form} weight={weight} reading={sheet?.reading} />
      <LongTextField
        label={t('corrections.reason.hint')}
        maxLength={500}
        {...form.field('Reason')}
      />
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

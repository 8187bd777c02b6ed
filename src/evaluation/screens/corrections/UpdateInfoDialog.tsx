import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { REASONS } from '../../../platform/reasons.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { ReasonField } from '../../../ui/form/ReasonField.tsx'
import { useConfirmed } from '../../../ui/form/use-confirmed.ts'
import { ownOf, useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { presentRecord } from '../../../ui/stale/present-record.ts'
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
  presentWeights,
  type Weights,
  weightsSchema,
} from './weights-form.ts'

interface Props {
  record: PalmRecord
  onClose: () => void
}

/** The dialog in which an officer corrects plate and weights; the values of the scale are shown beside. */
export function UpdateInfoDialog({ record, onClose }: Props) {
  const { t } = useTranslation()
  const { weight, reading, form, asked, save, verb, running } = useWeights(record, onClose)
  const isLocked = weight.LockedBy !== null
  const ticket = ticketName(weight)
  const effect = effectOfWeights(weight, form.values)
  return (
    <Dialog
      width={640}
      title={t('weights.title', { ticket })}
      about={`${weight.CustomerName} AVL ${weight.AVL}`}
      onClose={onClose}
      dirty={form.dirty}
      draft={form.draft}
      busy={running}
      onSubmit={save}
      result={<EffectWords effect={effect} price={null} />}
      buttons={
        <Button type="submit" loading={running} disabled={!form.dirty || isLocked}>
          {verb}
        </Button>
      }
    >
      {isLocked && <Locked ticket={weight} />}
      <WeightsTable form={form} weight={weight} reading={reading} />
      <ReasonField
        label={t('term.reason')}
        reasons={REASONS.correctWeight}
        maxLength={500}
        {...form.field('Reason')}
      />
      {asked.is && (
        <Confirm
          question={t('weights.ask', { ticket })}
          text={<EffectWords effect={effect} price={null} />}
          verb={verb}
          running={running}
          onYes={asked.yes}
          onNo={asked.no}
        />
      )}
    </Dialog>
  )
}

/**
 * The latest ticket, the form of its weights, and how they are saved: another net weight after a question, since it
 * changes what is paid. A save over a newer version is refused.
 */
function useWeights(record: PalmRecord, onClose: () => void) {
  const { t } = useTranslation()
  const [seen, setSeen] = useState(record)
  const [isAsked, setAsked] = useState(false)
  const updateList = useUpdateList()
  const { data: sheet } = useSheet(record.SSWeightID)
  const form = useDraft(
    useForm<Weights>(presentWeights(record), weightsSchema),
    `weights:${record.ID}`,
  )
  const odd = useConfirmed(form.values, { code: 'ticket.odd', fields: ODD_FIELDS })
  const action = useAction(calls.updateWeightInfo, {
    done: t('done.weightUpdated'),
    onDone: (record) => {
      updateList(record)
      onClose()
    },
    draft: form.draft,
    onRefused: (error) => {
      setAsked(false)
      odd.onRefused(error)
      const ticket = presentRecord(error, palmRecord)
      if (ticket) {
        form.reset(presentWeights(ticket))
        form.set(ownOf(form.values, presentWeights(seen)))
        setSeen(ticket)
      }
      return form.refused(error)
    },
  })
  const weight = newest(seen, sheet?.weight)
  const send = () =>
    form.submit((weights) => action.run(correctionOf(seen, weights, odd.confirmed)))
  const save = () =>
    effectOfWeights(weight, form.values).net ? form.submit(() => setAsked(true)) : send()
  const asked = { is: isAsked, yes: send, no: () => setAsked(false) }
  const verb = t(odd.confirmed.length > 0 ? 'weights.confirm' : 'weights.save')
  return { weight, reading: sheet?.reading, form, asked, save, verb, running: action.running }
}

import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { messageKey } from '../../../platform/catalogue.ts'
import { REASONS } from '../../../platform/reasons.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { ReasonField } from '../../../ui/form/ReasonField.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import type { Refused } from './sent.ts'
import { plateOf } from './sent.ts'

const schema = z.object({ Reason: z.string().trim().min(1, messageKey('v.reasonText')).max(500) })

/** Asks why a refused ticket is not to be taken in. */
export function SetAside({ refused, onClose }: { refused: Refused; onClose: () => void }) {
  const { t } = useTranslation()
  const { ID } = refused
  const form = useDraft(useForm({ Reason: '' }, schema), `refused.aside:${ID}`)
  const action = useAction(calls.setRefusedAside, {
    done: t('refused.setAside'),
    onDone: onClose,
    draft: form.draft,
    onRefused: form.refused,
    onLatest: onClose,
  })
  return (
    <Confirm
      question={t('refused.aside.ask', { plate: plateOf(refused) })}
      text={
        <>
          {form.draft.offer}
          {t('refused.aside.text')}
          <ReasonField
            autoFocus
            label={t('term.reason')}
            reasons={REASONS.setAside}
            maxLength={500}
            {...form.field('Reason')}
          />
        </>
      }
      verb={t('refused.aside')}
      danger
      running={action.running}
      onYes={() => form.submit(({ Reason }) => action.run({ ID, Reason }))}
      onNo={onClose}
    />
  )
}

import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { passwordHash } from '../../../identity/rules/password-hash.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { REASONS } from '../../../platform/reasons.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { PasswordField } from '../../../ui/form/fields.tsx'
import { ReasonField } from '../../../ui/form/ReasonField.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import { doneMessage } from './done-message.ts'
import { OrderAtStake } from './OrderAtStake.tsx'
import type { QuestionProps } from './question.ts'
import { useOrderAction } from './use-order-action.ts'

const schema = z.object({
  Reason: z.string().trim().min(1, messageKey('v.reasonText')).max(500),
  Password: z.string().min(1, messageKey('v.deletePassword')),
})

/** Deletes the order for good, which takes the officer's own password. */
export function DeleteQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  const form = useForm({ Reason: '', Password: '' }, schema)
  const action = useOrderAction(calls.deletePO, {
    done: doneMessage(t, t('done.poDeleted', { po: order.PONumber }), order),
    onDone,
    onRefused: form.refused,
    onLatest: onClose,
  })
  const remove = ({ Reason, Password }: { Reason: string; Password: string }) =>
    action.run({ POHeaderUUID: order.UUID, Password: passwordHash(Password), Reason })
  return (
    <Confirm
      question={t('ask.delete', { po: order.PONumber })}
      text={
        <>
          <OrderAtStake order={order} />
          {t('ask.delete.text')}
          <Box mt="sm">
            <ReasonField
              autoFocus
              label={t('term.reason')}
              reasons={REASONS.delete}
              maxLength={500}
              {...form.field('Reason')}
            />
            <PasswordField
              required
              label={t('ask.delete.password')}
              autoComplete="current-password"
              {...form.field('Password')}
            />
          </Box>
        </>
      }
      verb={t('po.delete')}
      danger
      running={action.running}
      onYes={() => form.submit(remove)}
      onNo={onClose}
    />
  )
}

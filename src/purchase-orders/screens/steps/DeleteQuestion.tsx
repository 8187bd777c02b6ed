import { Box } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { passwordHash } from '../../../identity/rules/password-hash.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { PasswordField } from '../../../ui/form/fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import { doneMessage } from './done-message.ts'
import type { QuestionProps } from './question.ts'
import { useOrderAction } from './use-order-action.ts'

const schema = z.object({ Password: z.string().min(1, messageKey('v.deletePassword')) })

/** Deletes the order for good, which takes the officer's own password. */
export function DeleteQuestion({ order, onClose, onDone }: QuestionProps) {
  const { t } = useTranslation()
  const form = useForm({ Password: '' }, schema)
  const action = useOrderAction(calls.deletePO, {
    done: doneMessage(t, t('done.poDeleted', { po: order.PONumber }), order),
    onDone,
    onRefused: form.refused,
    onLatest: onClose,
  })
  const remove = ({ Password }: { Password: string }) =>
    action.run({ POHeaderUUID: order.UUID, Password: passwordHash(Password) })
  return (
    <Confirm
      question={t('ask.delete', { po: order.PONumber })}
      text={
        <>
          {t('ask.delete.text')}
          <Box mt="sm">
            <PasswordField
              autoFocus
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

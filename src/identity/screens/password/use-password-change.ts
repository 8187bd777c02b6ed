import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { messageKey } from '../../../platform/catalogue.ts'
import { storeInSession } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { calls } from '../../contract.ts'
import { passwordHash } from '../../rules/password-hash.ts'
import { withNewPassword } from './password-form.ts'

const EMPTY = { PresentPassword: '', password: '', again: '' }

/** Another password for the officer, of whom `about` is known, which they type after the present one. */
export function usePasswordChange(about: readonly string[], onDone?: () => void) {
  const { t } = useTranslation()
  const form = useForm(EMPTY, changeOf(about))
  const action = useAction(calls.changePassword, {
    done: t('done.passwordChanged'),
    onDone: () => {
      form.reset(EMPTY)
      keepOwnPassword()
      onDone?.()
    },
    onRefused: form.refused,
  })
  const save = ({ PresentPassword, password }: typeof EMPTY) =>
    action.run({
      PresentPassword: passwordHash(PresentPassword),
      Password: passwordHash(password),
    })
  return { form, running: action.running, submit: () => form.submit(save) }
}

function changeOf(about: readonly string[]) {
  const present = { PresentPassword: z.string().min(1, messageKey('v.password')) }
  return withNewPassword(present, () => about).refine(
    ({ PresentPassword, password }) => PresentPassword !== password,
    { path: ['password'], error: messageKey('profile.samePassword') },
  )
}

/** From now on the session is one of an officer whose password nobody else set. */
function keepOwnPassword(): void {
  storeInSession({ TemporaryPassword: false })
}

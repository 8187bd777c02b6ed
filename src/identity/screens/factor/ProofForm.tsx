import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Call, Input, Output } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { CallError } from '../../../platform/client.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { PasswordField, TextField } from '../../../ui/form/fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { passwordHash } from '../../rules/password-hash.ts'
import { EntranceForm } from '../Entrance.tsx'
import { ProfileForm } from '../profile/ProfileForm.tsx'

const EMPTY = { Password: '', Code: '' }
type Proof = keyof typeof EMPTY

interface Props<C extends Call> {
  call: C
  /** What the officer proves themselves by. */
  asks: readonly Proof[]
  /** The input of the call, the password hashed. */
  input: (proofs: typeof EMPTY) => Input<C>
  verb: string
  /** The success message. */
  done?: string
  onDone: (result: Output<C>) => void
  /** The form is what the officer came for: the first field has the focus. */
  autoFocus?: boolean
  /** It stands before the work, as sign-in does, and looks like it. */
  isEntrance?: boolean
}

/** Asks officers for what proves them, and sends it with a call. */
export function ProofForm<C extends Call>(props: Props<C>) {
  const { call, asks, input, verb, done, onDone, autoFocus, isEntrance } = props
  const { t } = useTranslation()
  const form = useForm(EMPTY, schemaOf(asks))
  const onRefused = (error: unknown) => {
    // A code that was wrong is never right again.
    if (error instanceof CallError && 'Code' in error.fields) form.set({ Code: '' })
    return form.refused(error)
  }
  const action = useAction(call, { done, onDone, onRefused })
  const submit = () =>
    form.submit(({ Password, Code }) =>
      action.run(input({ Password: passwordHash(Password), Code })),
    )
  const FormLayout = isEntrance ? EntranceForm : ProfileForm
  return (
    <FormLayout onSubmit={submit} verb={verb} running={action.running}>
      <FieldGrid columns={isEntrance ? 1 : 2}>
        {asks.includes('Password') && (
          <PasswordField
            required
            autoFocus={autoFocus}
            label={t('signIn.password')}
            autoComplete="current-password"
            {...form.field('Password')}
          />
        )}
        {asks.includes('Code') && (
          <TextField
            required
            autoFocus={autoFocus && asks[0] === 'Code'}
            label={t('signIn.code')}
            autoComplete="one-time-code"
            {...form.field('Code')}
          />
        )}
      </FieldGrid>
    </FormLayout>
  )
}

function schemaOf(asks: readonly Proof[]) {
  const text = (name: Proof, missing: 'v.password' | 'v.code') =>
    asks.includes(name) ? z.string().trim().min(1, messageKey(missing)) : z.string()
  return z.object({ Password: text('Password', 'v.password'), Code: text('Code', 'v.code') })
}

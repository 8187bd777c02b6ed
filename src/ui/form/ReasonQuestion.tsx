import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Call, Input } from '../../platform/call.ts'
import { messageKey } from '../../platform/catalogue.ts'
import type { Reason } from '../../platform/reasons.ts'
import { type ActionCallbacks, useAction } from '../actions/use-action.ts'
import { Confirm } from '../dialogs/Confirm.tsx'
import { ReasonField } from './ReasonField.tsx'
import { useDraft } from './use-draft.ts'
import { useForm } from './use-form.ts'

interface Props<C extends Call> extends Omit<ActionCallbacks<C>, 'draft' | 'onRefused'> {
  call: C
  input: (Reason: string) => Input<C>
  question: string
  /** The consequence, above the reasons. */
  text?: ReactNode
  /** Over the reasons; “reason” where nothing is said. */
  label?: string | undefined
  /** What is offered as buttons. */
  reasons: readonly Reason[]
  verb: string
  /** Of the button that does nothing. */
  keep?: string | undefined
  danger?: boolean
  /** The key of what is typed and not saved, as of `useDraft`. */
  draft: string
  onClose: () => void
}

const MAX_LENGTH = 500
const schema = z.object({
  Reason: z.string().trim().min(1, messageKey('v.reasonText')).max(MAX_LENGTH),
})

/** A question that has to be answered with a reason; its yes makes one call, which then closes it, or does `onDone`. */
export function ReasonQuestion<C extends Call>(props: Props<C>) {
  const { t } = useTranslation()
  const { call, input, text, label = t('term.reason'), reasons, draft, onClose, ...more } = props
  const form = useDraft(useForm({ Reason: '' }, schema), draft)
  const { run, running } = useAction(call, {
    onDone: onClose,
    ...more,
    draft: form.draft,
    onRefused: form.refused,
  })
  return (
    <Confirm
      {...more}
      running={running}
      text={
        <>
          {form.draft.offer}
          {text}
          <ReasonField
            autoFocus
            label={label}
            reasons={reasons}
            maxLength={MAX_LENGTH}
            {...form.field('Reason')}
          />
        </>
      }
      onYes={() => form.submit(({ Reason }) => run(input(Reason)))}
      onNo={onClose}
    />
  )
}

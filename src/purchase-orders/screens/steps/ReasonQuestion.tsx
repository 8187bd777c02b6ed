import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Call, Input } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import type { Reason } from '../../../platform/reasons.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { ReasonField } from '../../../ui/form/ReasonField.tsx'
import { useDraft } from '../../../ui/form/use-draft.ts'
import { useForm } from '../../../ui/form/use-form.ts'
import { useOrderAction } from './use-order-action.ts'

const schema = z.object({ Reason: z.string().trim().min(1, messageKey('v.reasonText')).max(500) })

interface Props<C extends Call> {
  call: C
  /** The order or line that it is about. */
  of: string
  input: (reason: string) => Input<C>
  question: string
  /** What is said of it over the reason. */
  text?: ReactNode
  label?: string
  /** What is offered as reasons. */
  reasons: readonly Reason[]
  verb: string
  keep?: string
  done: string
  onDone: () => void
  onClose: () => void
}

/** A confirmation that needs a reason. */
export function ReasonQuestion<C extends Call>(props: Props<C>) {
  const { t } = useTranslation()
  const form = useDraft(useForm({ Reason: '' }, schema), `reason:${props.call.path}:${props.of}`)
  const action = useOrderAction(props.call, {
    done: props.done,
    onDone: props.onDone,
    draft: form.draft,
    onRefused: form.refused,
    onLatest: props.onClose,
  })
  return (
    <Confirm
      question={props.question}
      text={
        <>
          {form.draft.offer}
          {props.text}
          <ReasonField
            autoFocus
            label={props.label ?? t('term.reason')}
            reasons={props.reasons}
            maxLength={500}
            {...form.field('Reason')}
          />
        </>
      }
      verb={props.verb}
      keep={props.keep}
      danger
      running={action.running}
      onYes={() => form.submit(({ Reason }) => action.run(props.input(Reason)))}
      onNo={props.onClose}
    />
  )
}

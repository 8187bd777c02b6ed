import type { ComponentProps } from 'react'
import type { Call } from '../../../platform/call.ts'
import { ReasonQuestion as AskReason } from '../../../ui/form/ReasonQuestion.tsx'
import { isStale } from './refusals.ts'

type Props<C extends Call> = Omit<ComponentProps<typeof AskReason<C>>, 'draft'> & {
  /** The order or line that it is about. */
  of: string
}

/** A question about an order that needs a reason; the latest is also offered after refusals that mean a stale screen. */
export function ReasonQuestion<C extends Call>({ of, ...props }: Props<C>) {
  return (
    <AskReason
      danger
      draft={`reason:${props.call.path}:${of}`}
      onLatest={props.onClose}
      isStale={isStale}
      {...props}
    />
  )
}

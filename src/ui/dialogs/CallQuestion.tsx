import type { ReactNode } from 'react'
import type { Call, Input } from '../../platform/call.ts'
import { type ActionCallbacks, useAction } from '../actions/use-action.ts'
import { Confirm } from './Confirm.tsx'

interface Props<C extends Call> extends ActionCallbacks<C> {
  call: C
  input: Input<C>
  question: string
  /** The consequence, in one line. */
  text?: ReactNode
  /** What comes while it is asked. */
  notice?: ReactNode
  verb: string
  danger?: boolean | undefined
  /** Not to be answered before something has come. */
  waits?: boolean
  onClose: () => void
}

/** A question whose yes makes one call, which then closes it, or does `onDone`. */
export function CallQuestion<C extends Call>(given: Props<C>) {
  const { call, input, waits, onClose, ...props } = given
  const { run, running } = useAction(call, { onDone: onClose, ...props })
  return (
    <Confirm
      {...props}
      running={running || waits}
      onStop={waits ? onClose : undefined}
      onYes={() => run(input)}
      onNo={onClose}
    />
  )
}

import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Call, Input } from '../../platform/call.ts'
import { allowed } from '../../platform/client.ts'
import { Confirm } from '../dialogs/Confirm.tsx'
import { type ActionCallbacks, useAction } from './use-action.ts'

interface Props<C extends Call> extends ActionCallbacks<C> {
  call: C
  input: Input<C>
  /** The verb of the work. */
  verb: string
  /** The one green button of the screen; the others are white. */
  main?: boolean
  /** Without a border, as in a row of a table. */
  subtle?: boolean
  icon?: ReactNode
  /** Asked first, where it cannot be undone. */
  ask?: { question: string; text?: ReactNode; keep?: string; danger?: boolean }
}

/** A button that runs a call: seen only by those whose role may, works once at a time, says what happened. */
export function CallButton<C extends Call>(props: Props<C>) {
  const { call, input, verb, main, subtle, icon, ask, ...after } = props
  const [asking, setAsking] = useState(false)
  const action = useAction(call, after)
  const press = async () => {
    if (await action.run(input)) setAsking(false)
  }
  if (!allowed(call)) return null
  return (
    <>
      <Button
        variant={main ? 'filled' : subtle ? 'subtle' : 'default'}
        leftSection={icon}
        loading={action.running}
        onClick={ask ? () => setAsking(true) : press}
      >
        {verb}
      </Button>
      {ask && asking && (
        <Confirm
          {...ask}
          verb={verb}
          running={action.running}
          onYes={press}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

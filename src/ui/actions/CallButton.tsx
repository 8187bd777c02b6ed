import { Button } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Call, Input } from '../../platform/call.ts'
import { allowed } from '../../platform/client.ts'
import { Confirm } from '../dialogs/Confirm.tsx'
import { type ActionCallbacks, useAction } from './use-action.ts'

interface Props<C extends Call> extends ActionCallbacks<C> {
  call: C
  input: Input<C>
  /** Looked at when it is pressed: where it is false the press does nothing, and whoever gave it says why. */
  isReady?: () => boolean
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
  const { call, input, isReady, verb, main, subtle, icon, ask, ...after } = props
  const [asking, setAsking] = useState(false)
  const action = useAction(call, after)
  const run = async () => {
    if (await action.run(input)) setAsking(false)
  }
  const press = () => {
    if (isReady?.() === false) return
    if (ask) setAsking(true)
    else void run()
  }
  if (!allowed(call)) return null
  return (
    <>
      <Button
        variant={main ? 'filled' : subtle ? 'subtle' : 'default'}
        leftSection={icon}
        loading={action.running}
        onClick={press}
      >
        {verb}
      </Button>
      {ask && asking && (
        <Confirm
          {...ask}
          verb={verb}
          running={action.running}
          onYes={run}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { ReadyContext, useReady } from '../actions/use-ready.ts'
import { GuardedButtons } from '../dialogs/GuardedButtons.tsx'
import { NoBreak } from '../NoBreak.tsx'
import { useOfflineSince } from '../offline.ts'

/** The button of a message: another try, an undo. */
export interface Press {
  words: string
  run: () => unknown
  /** Said in place of the message once the network is back: nothing is sent again by itself. */
  backOnline?: string | undefined
}

/**
 * A sentence, with what can be done about it. It takes its place once half a second has passed without a press, and a
 * press half a second later: nothing moves away from under a finger.
 */
export function Message({ words, again }: { words: string; again?: Press }) {
  const isShown = useReady()
  const isReady = useReady(isShown ? 'shown' : '')
  const isBack = useIsBack()
  return (
    <ReadyContext value={isShown && isReady}>
      <span>
        <NoBreak words={(isBack && again?.backOnline) || words} />
      </span>
      {!isShown && <span data-waiting />}
      {again && (
        <GuardedButtons>
          <Button variant="subtle" onClick={again.run}>
            {again.words}
          </Button>
        </GuardedButtons>
      )}
    </ReadyContext>
  )
}

/** Whether the network was away since, and is back. */
function useIsBack(): boolean {
  const isOffline = useOfflineSince() !== undefined
  const [wasOffline, setWasOffline] = useState(isOffline)
  if (isOffline && !wasOffline) setWasOffline(true)
  return wasOffline && !isOffline
}

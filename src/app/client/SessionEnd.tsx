import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { calls } from '../../identity/contract.ts'
import {
  clearSession,
  invoke,
  storedSession,
  storeInSession,
  useSession,
} from '../../platform/client.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { useLanguage } from '../../ui/language.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { showFailure, showUntilHidden } from '../../ui/toasts.tsx'

const WARNING_MS = 5 * 60_000

interface Times {
  ExpiresAt: string
  EndsAt: string
}

/**
 * Says five minutes before that the session is about to end, and lets an officer who is there stay; at the end itself
 * the screens are left. What is asked here by itself is no use of the session.
 */
export function SessionEnd() {
  const expiresAt = useSession()?.expiresAt
  const left = useTimeLeft(expiresAt)
  const [ending, setEnding] = useState<Times>()
  const [failures, setFailures] = useState(0)
  const check = useEffectEvent(async () => {
    // Where it cannot be asked, it is again with the next change.
    const times = await invoke(calls.checkSession, {}).catch(() => undefined)
    if (!times) return
    setEnding(times)
    if (times.ExpiresAt !== expiresAt) storeInSession({ ExpiresAt: times.ExpiresAt })
  })
  useEffect(() => {
    if (left !== 'long') void check()
  }, [left])
  return (
    left !== 'long' &&
    ending &&
    ending.ExpiresAt === expiresAt && (
      <Warning
        key={`${expiresAt} ${failures}`}
        times={ending}
        onFailed={() => setFailures(failures + 1)}
      />
    )
  )
}

/** Of an ending that is not known nothing is said. */
function useTimeLeft(expiresAt: string | undefined): 'long' | 'little' | 'none' {
  const now = useNow()
  if (!expiresAt) return 'long'
  const left = Date.parse(expiresAt) - now.getTime()
  return left > WARNING_MS ? 'long' : left > 0 ? 'little' : 'none'
}

interface Props {
  times: Times
  /** The session could not be kept: the warning, which the press has hidden, is due once more. */
  onFailed: () => void
}

function Warning({ times: { ExpiresAt, EndsAt }, onFailed }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const isOver = ExpiresAt === EndsAt
  const stay = () =>
    askToStay().catch((error) => {
      // Where the session is over, the sign-in page says so.
      if (!storedSession()) return
      showFailure(errorMessage(t, error))
      onFailed()
    })
  const show = useEffectEvent(() => {
    const at = formatInstant(ExpiresAt, 'clock', language)
    return isOver
      ? showUntilHidden(t('session.over', { at }), { words: t('session.again'), run: signInAgain })
      : showUntilHidden(t('session.idle', { at }), { words: t('session.stay'), run: stay })
  })
  useEffect(() => show(), [])
  return null
}

/** The press has been noted as input by now, so that asking is a use of the session. */
async function askToStay(): Promise<void> {
  const { ExpiresAt } = await invoke(calls.checkSession, {})
  storeInSession({ ExpiresAt })
}

function signInAgain(): void {
  invoke(calls.signout, {}).catch(() => undefined)
  clearSession(storedSession()?.token, 'auth.expired')
}

import { QueryCache, QueryClient } from '@tanstack/react-query'
import {
  CallError,
  isOutcomeUnknown,
  storedSession,
  storeInSession,
} from '../../platform/client.ts'

const FRESH_MS = 5000
const TRIES = 2

/** The answers that the screens read; a read that was lost on the way is tried again. */
export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: keepThatFactorIsNeeded }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) => failures < TRIES && isOutcomeUnknown(error) && navigator.onLine,
    },
    mutations: { networkMode: 'always' },
  },
})

/** Who was signed in already when the mill began to require a second factor is led to set one up. */
function keepThatFactorIsNeeded(error: Error): void {
  const session = storedSession()
  const isNeeded = error instanceof CallError && error.code === 'auth.secondFactorNeeded'
  if (!isNeeded || !session || session.needsSecondFactor) return
  storeInSession({ SecondFactorNeeded: true })
  window.location.assign('/')
}

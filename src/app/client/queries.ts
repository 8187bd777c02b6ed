import { QueryClient } from '@tanstack/react-query'
import { isOutcomeUnknown } from '../../platform/client.ts'

const FRESH_MS = 5000
const TRIES = 2

/** The answers that the screens read; a read that was lost on the way is tried again. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) => failures < TRIES && isOutcomeUnknown(error) && navigator.onLine,
    },
    mutations: { networkMode: 'always' },
  },
})

import { QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from '../../platform/client.ts'
import { failed } from '../../ui/toasts.tsx'

const FRESH_MS = 5000
const TRIES = 2

/** The answers that the screens read; a session that ended is said once, wherever it shows. */
export const queries = new QueryClient({
  queryCache: new QueryCache({
    onError: (error) => {
      if (error instanceof CallError && error.status === 401) failed(error.message)
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      retry: (failures, error) =>
        failures < TRIES && error instanceof CallError && error.unsure && navigator.onLine,
    },
    mutations: { networkMode: 'always' },
  },
})

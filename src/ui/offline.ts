import { useSyncExternalStore } from 'react'

let lostAt: Date | undefined = isOffline() ? new Date() : undefined

/** Since when the browser is offline, which is how old the shown figures are; undefined while it is online. */
export function useOfflineSince(): Date | undefined {
  return useSyncExternalStore(subscribe, () => lostAt)
}

function subscribe(changed: () => void): () => void {
  // A browser that is busy tells of a short loss when it is over.
  const update = ({ type }: Event) => {
    lostAt = type === 'offline' ? (lostAt ?? new Date()) : undefined
    changed()
  }
  window.addEventListener('offline', update)
  window.addEventListener('online', update)
  return () => {
    window.removeEventListener('offline', update)
    window.removeEventListener('online', update)
  }
}

/** Whether the browser is offline at this moment. Only a browser knows; the server and its tests are never offline. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

import { useSyncExternalStore } from 'react'

let lostAt: Date | undefined = isOffline() ? new Date() : undefined

/** Since when the browser is offline, which is how old the shown figures are; undefined while it is online. */
export function useOfflineSince(): Date | undefined {
  return useSyncExternalStore(subscribe, () => lostAt)
}

function subscribe(changed: () => void): () => void {
  const setLost = (isLost: boolean) => {
    lostAt = isLost ? (lostAt ?? new Date()) : undefined
    changed()
  }
  // A browser that is busy tells of a short loss when it is over.
  const update = ({ type }: Event) => setLost(type === 'offline')
  // Nothing listened while a screen before sign-in was shown.
  setLost(isOffline())
  window.addEventListener('offline', update)
  window.addEventListener('online', update)
  return () => {
    window.removeEventListener('offline', update)
    window.removeEventListener('online', update)
  }
}

/** Whether the browser is offline at this moment. Only a browser knows; the server and its tests are never offline. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

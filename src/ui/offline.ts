import { useSyncExternalStore } from 'react'

let lostAt: Date | undefined = navigator.onLine ? undefined : new Date()

/** Since when the browser is offline, which is how old the shown figures are; undefined while it is online. */
export function useOfflineSince(): Date | undefined {
  return useSyncExternalStore(subscribe, () => lostAt)
}

function subscribe(changed: () => void): () => void {
  const update = () => {
    lostAt = navigator.onLine ? undefined : (lostAt ?? new Date())
    changed()
  }
  window.addEventListener('offline', update)
  window.addEventListener('online', update)
  return () => {
    window.removeEventListener('offline', update)
    window.removeEventListener('online', update)
  }
}

import { useSyncExternalStore } from 'react'

let lostAt: Date | undefined = navigator.onLine ? undefined : new Date()

/** When the network went, which is how old the figures on the screen are; undefined while it is there. */
export function useOfflineSince(): Date | undefined {
  return useSyncExternalStore(subscribe, () => lostAt)
}

function subscribe(changed: () => void): () => void {
  const turn = () => {
    lostAt = navigator.onLine ? undefined : (lostAt ?? new Date())
    changed()
  }
  window.addEventListener('offline', turn)
  window.addEventListener('online', turn)
  return () => {
    window.removeEventListener('offline', turn)
    window.removeEventListener('online', turn)
  }
}

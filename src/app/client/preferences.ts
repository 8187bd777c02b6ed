import { useEffect, useState } from 'react'
import type { KeptPreferences, Preferences } from '../../identity/contract/preferences.ts'
import { calls } from '../../identity/contract.ts'
import { invoke, isOutcomeUnknown, storedSession } from '../../platform/client.ts'
import { storeLanguage } from '../../platform/session.ts'
import { errorMessage } from '../../ui/error-message.ts'
import { keptNow, showKept } from '../../ui/kept.ts'
import { showColors } from '../../ui/theme/color-scheme.ts'
import { showFailure } from '../../ui/toasts.tsx'
import type { ViewStore } from '../../ui/views/saved-views.ts'
import { markPage } from './layout.ts'
import { words } from './words.ts'

/** So long the screens wait for what their officer set; then they are shown as usual, and change once it comes. */
const PATIENCE_MS = 2000

/** What the first session of this window was asked for, and not yet answered. */
let first: { token: string; answer: Promise<KeptPreferences> } | undefined
/** What was chosen since the officer's preferences were asked for last: it stands over what is answered. */
let chosenSince: Preferences = {}
/** What the server is still to be told. */
let unsent: Preferences = {}
let isSending = false
/** The other windows of this browser, which show what is chosen in this one. */
const windows = new BroadcastChannel('preferences')
windows.onmessage = ({ data: { token, part } }) => {
  if (token === storedSession()?.token) show({ ...keptNow(), ...part })
}

/** Asks for what the officer set, so that it comes while the first screen does; not before they may work. */
export function askPreferences(): void {
  const session = storedSession()
  if (!session || session.hasTemporaryPassword || session.needsSecondFactor) return
  first = { token: session.token, answer: invoke(calls.getPreferences, {}) }
  first.answer.catch(() => undefined)
}

/**
 * Brings what the officer set, on whichever computer, for each session; returns whether the screens can be shown. Where it
 * cannot be had, they are as usual.
 */
export function useLoadPreferences(token: string | undefined): boolean {
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!token) return
    const timer = setTimeout(() => setReady(true), PATIENCE_MS)
    void load().finally(() => {
      clearTimeout(timer)
      setReady(true)
    })
  }, [token])
  return isReady
}

async function load(): Promise<void> {
  chosenSince = {}
  const { token } = storedSession() ?? {}
  const answer = first?.token === token ? first?.answer : undefined
  first = undefined
  const all = await (answer ?? invoke(calls.getPreferences, {})).catch(() => undefined)
  if (all && token === storedSession()?.token) show({ ...all, ...chosenSince })
}

/** Shows the screens as usual: whoever is next sees nothing of what the officer set. */
export function forgetPreferences(): void {
  chosenSince = {}
  unsent = {}
  show({})
}

/** Shows the screens as the officer chose, in every window of this browser, and tells the server. */
export function savePreferences(chosen: Preferences): void {
  chosenSince = { ...chosenSince, ...chosen }
  unsent = { ...unsent, ...chosen }
  showEverywhere(chosen)
  void sendUnsent()
}

/** Sends one after the other, so that the last choice stands; what does not reach the server goes with the next one. */
async function sendUnsent(): Promise<void> {
  if (isSending) return
  isSending = true
  while (Object.keys(unsent).length > 0) {
    const sent = unsent
    unsent = {}
    const error = await invoke(calls.savePreferences, sent).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (error && isOutcomeUnknown(error)) {
      unsent = { ...sent, ...unsent }
      break
    }
    if (error && storedSession()) showFailure(errorMessage(words.t, error))
  }
  isSending = false
}
window.addEventListener('online', () => void sendUnsent())

function showEverywhere(part: KeptPreferences): void {
  show({ ...keptNow(), ...part })
  windows.postMessage({ token: storedSession()?.token, part })
}

function show(all: KeptPreferences): void {
  showKept(all)
  markPage(all)
  showColors(all.Theme ?? 'auto')
  if (!all.Language) return
  storeLanguage(all.Language)
  // The same language again would render every word anew.
  if (all.Language !== words.language) void words.changeLanguage(all.Language)
}

/** Keeps the views of the officer who is signed in on the server, and in this window what it answers. */
export const viewStore: ViewStore = {
  save: async (List, view, Former) => {
    const Views = await invoke(calls.saveView, { List, ...view, ...(Former && { Former }) })
    showEverywhere({ Views })
  },
  remove: async (List, Name) => {
    showEverywhere({ Views: await invoke(calls.deleteView, { List, Name }) })
  },
  load: () => {
    // Where they cannot be had, those that this window knows stay.
    invoke(calls.getPreferences, {}).then(
      ({ Views = {} }) => show({ ...keptNow(), Views }),
      () => {},
    )
  },
}

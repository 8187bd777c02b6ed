import { screenSession } from '../../platform/client.ts'

/** What was typed, by name of the field. */
export type Typed = Record<string, unknown>

interface StoredDraft {
  /** In ms. */
  at: number
  typed: Typed
}

const PREFIX = 'draft:'
const DAY_MS = 24 * 3600_000
/** Fields that are never kept: passwords, also those that are typed again, and bank accounts. */
const SECRET = /password|again|bookbanknumber/i

/** Rows that were chosen, which nobody typed: they may name accounts, and stay no longer than the window. */
export const CHOSEN = 'chosen:'
const storeOf = (key: string) => (key.startsWith(CHOSEN) ? sessionStorage : localStorage)

/** The draft of the signed-in officer under `key`, in this browser; none once it is a day old. */
export function readDraft(key: string): StoredDraft | undefined {
  removeOld()
  const name = nameOf(key)
  return name ? parsed(storeOf(key).getItem(name)) : undefined
}

/** Keeps what is typed; a browser that has no room for it does without. */
export function keepDraft(key: string, typed: Typed): void {
  const name = nameOf(key)
  const kept = Object.entries(typed).filter(([field]) => !SECRET.test(field))
  if (!name || kept.length === 0) return
  try {
    const draft = { at: Date.now(), typed: Object.fromEntries(kept) }
    storeOf(key).setItem(name, JSON.stringify(draft))
  } catch {
    storeOf(key).removeItem(name)
  }
}

/** Forgets it, since it is saved or not wanted. */
export function dropDraft(key: string): void {
  const name = nameOf(key)
  if (name) storeOf(key).removeItem(name)
}

/** Whether the officer typed something that is neither saved nor thrown away. */
export function hasDrafts(): boolean {
  removeOld()
  const mine = nameOf('')
  return mine !== undefined && Object.keys(localStorage).some((name) => name.startsWith(mine))
}

/** Under which it is kept: an officer never meets the draft of another. */
function nameOf(key: string): string | undefined {
  const officer = screenSession()?.officer.UUID
  return officer && `${PREFIX}${officer}:${key}`
}

/** Drafts of any officer that are a day old. */
function removeOld(): void {
  for (const store of [localStorage, sessionStorage])
    for (const name of Object.keys(store).filter((one) => one.startsWith(PREFIX))) {
      const draft = parsed(store.getItem(name))
      if (!draft || Date.now() - draft.at > DAY_MS) store.removeItem(name)
    }
}

function parsed(text: string | null): StoredDraft | undefined {
  try {
    return JSON.parse(text ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

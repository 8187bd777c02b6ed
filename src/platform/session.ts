import { useSyncExternalStore } from 'react'
import type { ErrorCode } from './catalogue.ts'
import type { Role } from './roles.ts'
import type { Language } from './thai-date.ts'

/** What the browser keeps of a signed-in officer; the role in it only chooses what to show. */
export interface StoredSession {
  token: string
  officer: { UUID: string; Name: string; Lastname: string }
  role: Role
  /** When it ends unless it is used again, as far as is known here. */
  expiresAt?: string
  /** Somebody else set the password: another has to be set first. */
  hasTemporaryPassword?: boolean
  /** The mill requires a second factor, which has to be set up first. */
  needsSecondFactor?: boolean
}

const KEYS = ['session_officer', 'officer', 'roles', 'session'] as const
const LANGUAGE_KEY = 'I18N_LANGUAGE'
/** Kept for the other windows, which hear that the session is gone but not why. */
const END_KEY = 'session_end'
const listeners = new Set<() => void>()
/** The session that was read last; one of which a part is missing, another window may be about to complete. */
let cached: StoredSession | undefined
/** The last session that this window had, also once it has ended. */
let latest: StoredSession | undefined

/** The signed-in officer, from local storage; undefined where nobody is, or what is stored is broken. */
export function storedSession(): StoredSession | undefined {
  const token = localStorage.getItem('session_officer')
  if (token !== cached?.token) cached = readSession(token)
  latest = cached ?? latest
  return cached
}

/** The last session that this window had: what it still knows was read in it. */
export function latestSession(): StoredSession | undefined {
  return latest
}

/** As `storedSession`, and renders again when somebody signs in or out, in this window or another. */
export function useSession(): StoredSession | undefined {
  return useSyncExternalStore(subscribe, storedSession)
}

/** Keeps what sign-in answered. */
export function storeSession(answer: {
  session: string
  UUID: string
  Name: string
  Lastname: string
  Roles: Role
  ExpiresAt: string
  TemporaryPassword: boolean
  SecondFactorNeeded: boolean
}): void {
  const { session, UUID, Name, Lastname, Roles, ExpiresAt } = answer
  const { TemporaryPassword, SecondFactorNeeded } = answer
  forgetOthers(UUID)
  localStorage.setItem('roles', String(Roles))
  localStorage.removeItem('session')
  storeInSession({ ExpiresAt, TemporaryPassword, SecondFactorNeeded })
  storeOfficer({ UUID, Name, Lastname })
  localStorage.removeItem(END_KEY)
  // Last, so that no other window finds half of it.
  localStorage.setItem('session_officer', session)
  changed()
}

/** Beside a session: when it ends, what its officer still has to do first, and how they want the page coloured. */
interface InSession {
  ExpiresAt?: string
  TemporaryPassword?: boolean
  SecondFactorNeeded?: boolean
  /** Here, so that `color-scheme.js` knows it before the page is first painted. */
  Theme?: 'light' | 'dark' | 'auto'
}

/** Keeps it beside the session, for as long as that lasts. */
export function storeInSession(part: InSession): void {
  localStorage.setItem('session', JSON.stringify({ ...inSession(), ...part }))
  changed()
}

export function inSession(): InSession {
  return JSON.parse(localStorage.getItem('session') ?? '{}')
}

/** Keeps who the signed-in officer is, by the name that they have now. */
export function storeOfficer({ UUID, Name, Lastname }: StoredSession['officer']): void {
  localStorage.setItem('officer', JSON.stringify({ UUID, Name, Lastname }))
  changed()
}

/**
 * Forgets the officer of the session `token`, whom a refusal may have put out, unless another session has begun since;
 * without a token what is left of one that is broken. The language stays, since the sign-in page speaks too.
 */
export function clearSession(token: string | undefined, refusal: ErrorCode = 'auth.ended'): void {
  const session = storedSession()
  if (session?.token !== token) return
  // Calls that are still on the way are refused without a session, for whatever reason it ended.
  if (session) localStorage.setItem(END_KEY, refusal)
  for (const key of KEYS) localStorage.removeItem(key)
  changed()
}

/** Removes what this browser keeps, but for the language, the session and what stands under the id of `officer`; of none: of anybody. */
export function forgetOthers(officer = ''): void {
  keepOnly(`I18N_|session|officer$|roles$|\\w+:${officer}`)
}

/** Removes what this browser keeps, but for what begins with one of `names`. */
export function keepOnly(names: string): void {
  for (const store of [localStorage, sessionStorage])
    for (const key of Object.keys(store)) if (!key.match(`^(${names})`)) store.removeItem(key)
}

/** The code of the refusal that the last session ended with, in this window or another. */
export function sessionEnd(): string {
  return localStorage.getItem(END_KEY) ?? 'auth.ended'
}

/** The language that this browser reads: Thai until somebody chooses. */
export function storedLanguage(): Language {
  return localStorage.getItem(LANGUAGE_KEY) === 'en' ? 'en' : 'th'
}

export function storeLanguage(language: Language): void {
  localStorage.setItem(LANGUAGE_KEY, language)
}

/** Whether both are of the same officer in the same role, who may see the same. */
export function isSameOfficer(
  one: StoredSession | undefined,
  other: StoredSession | undefined,
): boolean {
  return one?.officer.UUID === other?.officer.UUID && one?.role === other?.role
}

function readSession(token: string | null): StoredSession | undefined {
  try {
    const officer = JSON.parse(localStorage.getItem('officer') ?? 'null')
    const role = Number(localStorage.getItem('roles') ?? Number.NaN)
    if (!token || !officer || Number.isNaN(role)) return undefined
    const {
      ExpiresAt: expiresAt,
      TemporaryPassword: hasTemporaryPassword,
      SecondFactorNeeded: needsSecondFactor,
    } = inSession()
    const first = { hasTemporaryPassword, needsSecondFactor }
    return { token, officer, role: role as Role, expiresAt, ...first }
  } catch {
    return undefined
  }
}

function subscribe(listener: () => void): () => void {
  const fromElsewhere = () => {
    cached = undefined
    listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', fromElsewhere)
  // A page that Back brings from the browser's memory heard of nothing meanwhile.
  window.addEventListener('pageshow', fromElsewhere)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', fromElsewhere)
    window.removeEventListener('pageshow', fromElsewhere)
  }
}

function changed(): void {
  cached = undefined
  for (const listener of listeners) listener()
}

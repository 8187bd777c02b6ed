import type { Role } from './roles.ts'
import type { Language } from './thai-date.ts'

export interface Officer {
  id: string
  firstName: string
  lastName: string
  role: Role
}

/** Who does something, and when: what every handler and write is given, so that nothing looks at a clock. */
export interface Act {
  now: Date
  requestId: string
  /** What the caller reads. */
  language: Language
  /** Sender's address, for throttling. */
  address: string
  officer?: Officer
  /** The hash under which the session is kept. */
  sessionHash?: Buffer
  scaleToken?: { id: string; name: string }
}

/** An act by a signed-in officer: what calls with roles are given. */
export type OfficerAct = Act & { officer: Officer; sessionHash: Buffer }
/** An act by a weighbridge. */
export type ScaleAct = Act & { scaleToken: { id: string; name: string } }

import type { Role } from './roles.ts'
import type { Language } from './thai-date.ts'

export interface Officer {
  id: string
  firstName: string
  lastName: string
  role: Role
}

/** Who makes a call and when. Every handler and write gets it as `ctx`, and takes the time from it, never from a clock. */
export interface CallContext {
  now: Date
  requestId: string
  /** The language that the caller reads. */
  language: Language
  /** The sender's IP address, for throttling. */
  address: string
  /** What the sender's browser says of itself. */
  userAgent?: string
  officer?: Officer
  /** Of a command: the account of the operating system that ran it. */
  systemAccount?: string
  /** Hash of the session token, the key of the session in the database. */
  sessionHash?: Buffer
  scaleToken?: { id: string; name: string }
  /** How long it stood in a queue before its work began, which is no slow work. */
  queued?: { ms: number }
  /** Of a batch, of a call that answers a file and of one that says that it takes long: aborted when the caller goes away before the answer. */
  signal?: AbortSignal
  /** The files that were taken out of the body of a call that takes files. */
  upload?: Upload
}

/** The context of a call by a signed-in officer: of every call with roles. */
export type OfficerContext = CallContext & { officer: Officer; sessionHash: Buffer }
/** The context of a call by a weighbridge. */
export type ScaleContext = CallContext & { scaleToken: { id: string; name: string } }

/** The files of a body, which the process holds until they are released. */
export interface Upload {
  /** The file in whose place `text` stands; undefined where that is the text itself. */
  file(text: string): { size: number; parts(): AsyncGenerator<Uint8Array> } | undefined
  /** Nobody asks for them any more. */
  release(): void
}

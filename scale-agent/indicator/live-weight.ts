import type { FormatName } from './format-names.ts'
import { FORMATS, identifySent, type Sent } from './formats.ts'
import type { Frame } from './frame.ts'

/** What the indicator shows just now. */
export interface LiveWeight {
  state: LiveState
  /** In kg; null where there is none. */
  kg: number | null
  /** What it showed last, where it shows nothing now: to be said in words, never as a weight. */
  last?: { kg: number; at: string }
  /** Of `unreadable`: what the bytes are. */
  sent?: Sent
}

/**
 * `gone` is said by the page alone, where the program itself has stopped. `stable` may be recorded. Out of `away` (not connected), `silent` (no byte comes) and `unreadable` (bytes come, but no
 * frame: most often another baud rate or format) a person gets by what the sentence of the state says.
 */
export type LiveState =
  | 'off'
  | 'gone'
  | 'away'
  | 'silent'
  | 'unreadable'
  | 'noWeight'
  | 'outOfRange'
  | 'negative'
  | 'net'
  | 'moving'
  | 'stable'

/** A weight counts as stable once so many frames in a row say the same: a frame with a lost digit is none of them. */
const EQUAL_FRAMES = 3
/** And for so long where the format does not say whether the weight is moving. */
const EQUAL_MS = 1500
/** A weight that is older is not live. */
const SILENT_MS = 1500
/** So many bytes without a frame cannot be the middle of one. */
const UNREADABLE_BYTES = 80
/** Of so many bytes it is seen what they are. */
const IDENTIFIED_BYTES = 240

/** Reads the bytes of an indicator, and knows what it shows. `now` is a steady clock in ms. */
export function createLiveWeight(name: FormatName) {
  const format = FORMATS[name]
  let rest: Buffer = Buffer.alloc(0)
  let tail: Buffer = Buffer.alloc(0)
  let frames: Frame[] = []
  let lastByteAt: number | undefined
  let lastFrameAt: number | undefined
  let equalSince = 0
  let bytesSinceFrame = 0
  let last: LiveWeight['last']

  const take = (frame: Frame, now: number) => {
    if (frame.kg !== frames.at(-1)?.kg) equalSince = now
    frames = [...frames, frame].slice(-EQUAL_FRAMES)
    if (frame.kg !== null) last = { kg: frame.kg, at: new Date().toISOString() }
  }
  return {
    read(bytes: Buffer, now: number): void {
      const found = format(Buffer.concat([rest, bytes]))
      rest = found.rest
      lastByteAt = now
      bytesSinceFrame = found.frames.length > 0 ? 0 : bytesSinceFrame + bytes.length
      tail = Buffer.concat([tail, bytes]).subarray(-IDENTIFIED_BYTES)
      if (found.frames.length === 0) return
      lastFrameAt = now
      for (const frame of found.frames) take(frame, now)
    },
    /** Forgets what an ended connection said, but for the last weight. */
    reset(): void {
      rest = tail = Buffer.alloc(0)
      frames = []
      lastByteAt = lastFrameAt = undefined
      bytesSinceFrame = 0
    },
    show(now: number): LiveWeight {
      const isFresh = lastFrameAt !== undefined && now - lastFrameAt < SILENT_MS
      if (isFresh && bytesSinceFrame < UNREADABLE_BYTES) return shown(frames, now - equalSince)
      const isSending = lastByteAt !== undefined && now - lastByteAt < SILENT_MS
      if (!isSending || bytesSinceFrame < UNREADABLE_BYTES)
        return { state: 'silent', kg: null, last }
      return { state: 'unreadable', kg: null, last, sent: identifySent(tail, name) }
    },
  }
}

function shown(frames: readonly Frame[], equalMs: number): LiveWeight {
  const last = frames.at(-1)!
  if (last.isOutOfRange) return { state: last.isBelowZero ? 'negative' : 'outOfRange', kg: null }
  if (last.kg === null) return { state: 'noWeight', kg: null }
  if (last.isNet) return { state: 'net', kg: last.kg }
  const isStable =
    frames.length === EQUAL_FRAMES &&
    frames.every(({ kg, isMoving, isNet }) => kg === last.kg && !isMoving && !isNet) &&
    (last.isMoving === false || equalMs >= EQUAL_MS)
  if (isStable && last.kg < 0) return { state: 'negative', kg: last.kg }
  return { state: isStable ? 'stable' : 'moving', kg: last.kg }
}

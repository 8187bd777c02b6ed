import type { Frame, FrameFormat } from './frame.ts'

/** What the indicator shows just now. */
export interface LiveWeight {
  state: LiveState
  /** In kg; null where there is none. */
  kg: number | null
}

/**
 * `stable` may be recorded. Out of `away` (not connected), `silent` (no byte comes) and `unreadable` (bytes come, but no
 * frame: most often another baud rate) a person gets by what the sentence of the state says.
 */
export type LiveState =
  | 'off'
  | 'away'
  | 'silent'
  | 'unreadable'
  | 'noWeight'
  | 'outOfRange'
  | 'net'
  | 'moving'
  | 'stable'

/** A weight counts as stable once so many frames in a row say the same: a frame with a lost digit is none of them. */
const EQUAL_FRAMES = 3
const SILENT_MS = 3000
/** So many bytes without a frame cannot be the middle of one. */
const UNREADABLE_BYTES = 80

/** Reads the bytes of an indicator, and knows what it shows. `now` is a steady clock in ms. */
export function createLiveWeight(format: FrameFormat) {
  let rest: Buffer = Buffer.alloc(0)
  let frames: Frame[] = []
  let lastByteAt: number | undefined
  let lastFrameAt: number | undefined
  let bytesSinceFrame = 0
  return {
    read(bytes: Buffer, now: number): void {
      const found = format(Buffer.concat([rest, bytes]))
      rest = found.rest
      lastByteAt = now
      bytesSinceFrame = found.frames.length > 0 ? 0 : bytesSinceFrame + bytes.length
      if (found.frames.length === 0) return
      lastFrameAt = now
      frames = [...frames, ...found.frames].slice(-EQUAL_FRAMES)
    },
    /** Forgets what an ended connection said. */
    reset(): void {
      rest = Buffer.alloc(0)
      frames = []
      lastByteAt = lastFrameAt = undefined
      bytesSinceFrame = 0
    },
    show(now: number): LiveWeight {
      const isFresh = lastFrameAt !== undefined && now - lastFrameAt < SILENT_MS
      if (isFresh && bytesSinceFrame < UNREADABLE_BYTES) return shown(frames)
      const isHeard = lastByteAt !== undefined && now - lastByteAt < SILENT_MS
      const isUnreadable = isHeard && bytesSinceFrame >= UNREADABLE_BYTES
      return { state: isUnreadable ? 'unreadable' : 'silent', kg: null }
    },
  }
}

function shown(frames: readonly Frame[]): LiveWeight {
  const last = frames.at(-1)!
  if (last.isOutOfRange) return { state: 'outOfRange', kg: null }
  if (last.kg === null) return { state: 'noWeight', kg: null }
  if (last.isNet) return { state: 'net', kg: last.kg }
  const isStable =
    frames.length === EQUAL_FRAMES &&
    frames.every(({ kg, isMoving, isNet }) => kg === last.kg && !isMoving && !isNet)
  return { state: isStable ? 'stable' : 'moving', kg: last.kg }
}

/** Sent with what a browser asks while its officer does nothing, which is no use of their session. */
export const IDLE_HEADER = 'officer-idle'

const IDLE_AFTER_MS = 60_000
/** Whoever opened the page was there. */
let lastInput = Date.now()

/** Whether the officer has not touched this window for a minute. */
export function isIdle(): boolean {
  return Date.now() - lastInput > IDLE_AFTER_MS
}

/** Notes, from now on, when the officer types, points or scrolls. */
export function watchInput(): void {
  for (const type of ['keydown', 'pointerdown', 'wheel'])
    window.addEventListener(type, noteInput, { capture: true, passive: true })
}

function noteInput(): void {
  lastInput = Date.now()
}

import type { View } from '../view.ts'
import type { Live } from './panel.ts'

/** A part of the page, which shows what has changed. */
export interface Part {
  node: HTMLElement
  /** Stands on top of the lists. */
  aside?: HTMLElement
  show?(view: View): void
  showLive?(live: Live): void
  /** Called once it is on the page. */
  opened?(): void
}

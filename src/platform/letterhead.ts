/** Who a document comes from. */
export interface Letterhead {
  name: string
  address: string
  /** What of it is an example, since the mill has not said it. */
  examples?: readonly ('name' | 'address')[]
}

let current: Letterhead = { name: '', address: '' }

/** Sets, once at start-up, the name and address that head every document. */
export function setLetterhead(letterhead: Letterhead): void {
  current = letterhead
}

export function letterhead(): Letterhead {
  return current
}

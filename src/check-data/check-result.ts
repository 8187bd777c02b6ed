/** A record that breaks an invariant. */
export interface Finding {
  invariant: number
  record: string
  fault: string
}

/** What one check looked at. */
export interface Looked {
  invariant: number
  what: string
  looked: number
  findings: Finding[]
}

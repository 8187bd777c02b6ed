/** A record that breaks an invariant. */
export interface Finding {
  invariant: number
  record: string
  fault: string
}

/** The outcome of one check: how many records it read, and those that break its invariant. */
export interface CheckResult {
  invariant: number
  what: string
  checked: number
  findings: Finding[]
}

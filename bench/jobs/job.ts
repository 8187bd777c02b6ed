/** A call that is measured: what each side is sent for it. */
export interface Job {
  name: string
  /** The path of the product's call. */
  call: string
  /** The limit's statement; null where there is none, and the product is measured alone. */
  statement: string | null
  /** Whether a body can be sent once only. */
  once: boolean
  bodies: { app: object[]; limit: object[] }
  /** What the product is given in place of the session of the officer. */
  headers?: Record<string, string>
  /** Fields in which the answers may differ, as each call makes them anew. */
  differs: readonly string[]
  /** More connections than these would measure something else. */
  maxConnections: number
}

import pg from 'pg'

/**
 * Of a connection that cannot be had or was lost, also where PostgreSQL itself says so; and of a server that only reads,
 * as a standby does until it is promoted (25006).
 */
const AWAY =
  /^(08...|25006|57P0[1235]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT|ENOTFOUND|EAI_AGAIN)$/
const CUT_OFF = /timeout exceeded when trying to connect|Connection terminated|not queryable/
/** PostgreSQL rolled a transaction back since another stood in its way: done again, it may succeed. */
const CONFLICT = /^(40001|40P01)$/
/** A disk on which the database writes has no room. */
const FULL = '53100'
const LOCKED = '55P03'

/** Whether the database is away or has no connection to spare: the request is not wrong. */
export function isAway(error: unknown): boolean {
  return AWAY.test(codeOf(error)) || (error instanceof Error && CUT_OFF.test(error.message))
}

/** Whether the transaction was undone whole because of another one. */
export function isConflict(error: unknown): boolean {
  return error instanceof pg.DatabaseError && CONFLICT.test(codeOf(error))
}

/** Whether another transaction held for too long what this one waited for. */
export function isLockedOut(error: unknown): boolean {
  return codeOf(error) === LOCKED
}

export function isDiskFull(error: unknown): boolean {
  return codeOf(error) === FULL
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)$/

/**
 * Where two answers say different things, one line each: the order of fields does not count, one left out says as much
 * as an empty one, and two instants are the same in whatever zone they are written. Fields named in `but` are not looked at.
 */
export function differences(
  ours: unknown,
  bare: unknown,
  but: readonly string[] = [],
  at = 'result',
): string[] {
  if (isRecord(ours) && isRecord(bare)) {
    const fields = [...new Set([...Object.keys(ours), ...Object.keys(bare)])]
    return fields
      .filter((field) => !but.includes(field))
      .flatMap((field) => differences(ours[field], bare[field], but, `${at}.${field}`))
  }
  return isSame(ours, bare)
    ? []
    : [`${at}: ${show(ours)} of the product, ${show(bare)} of the limit`]
}

/** An object, or an array by its places. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isSame(ours: unknown, bare: unknown): boolean {
  if (ours === bare || (isEmpty(ours) && isEmpty(bare))) return true
  return isInstant(ours) && isInstant(bare) && Date.parse(ours) === Date.parse(bare)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && INSTANT.test(value)
}

function show(value: unknown): string {
  return isEmpty(value) ? 'nothing' : JSON.stringify(value)
}

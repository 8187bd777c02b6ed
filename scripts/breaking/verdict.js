/** Errors of a program that does not run as it is written, or of a machine that had no time. */
const NO_PROGRAM = ['SyntaxError', 'ReferenceError', 'TypeError', 'RangeError', 'TimeoutError']
const TIMEOUT = /timed out|Timeout \d+ms exceeded/i

/**
 * What a run over broken code says of the break: noticed by a test that was green before, unnoticed, or unjudged where
 * only something else than a test's expectation failed. `because` is one line.
 * @param {import('./tests.js').Shown} shown @param {Set<string>} green
 * @returns {{ verdict: 'noticed' | 'unnoticed' | 'unjudged', because: string }}
 */
export function judge({ tests, faults }, green) {
  const ran = tests.filter(({ state }) => state !== 'skipped')
  const red = ran.filter(({ state }) => state === 'failed')
  const failed = red.filter(({ name }) => green.has(name))
  const found = failed.find(({ errors }) => errors.some(isExpectation))
  if (found) return { verdict: 'noticed', because: tell(found, isExpectation) }
  if (failed.length > 0) return { verdict: 'unjudged', because: tell(failed[0], () => true) }
  if (faults.length > 0) return { verdict: 'unjudged', because: firstLine(faults[0]) }
  if (red.length > 0) return { verdict: 'unjudged', because: `${red[0].name}: red unbroken too` }
  if (ran.length === 0) return { verdict: 'unjudged', because: 'no test ran' }
  return { verdict: 'unnoticed', because: `${ran.length} tests passed` }
}

function isExpectation({ name, message }) {
  return !NO_PROGRAM.includes(name) && !TIMEOUT.test(message)
}

function tell({ name, errors }, isMeant) {
  const error = errors.find(isMeant)
  return `${name}: ${firstLine(`${error.name}: ${error.message}`)}`
}

function firstLine(text) {
  return text.trim().split('\n')[0].slice(0, 200)
}

/** Errors that mean broken code or a slow machine, not a failed expectation. */
const NO_PROGRAM = ['SyntaxError', 'ReferenceError', 'TypeError', 'RangeError', 'TimeoutError']
const TIMEOUT = /timed out|Timeout \d+ms exceeded/i

/**
 * Judges a test run over broken code: noticed, by a test that was green before; unnoticed; or unjudged, where something
 * other than an expectation failed. `because` is one line.
 * @param {import('./tests.js').Shown} shown @param {Set<string>} green
 * @returns {{ verdict: 'noticed' | 'unnoticed' | 'unjudged', because: string }}
 */
export function judge({ tests, faults }, green) {
  const ran = tests.filter(({ state }) => state !== 'skipped')
  const red = ran.filter(({ state }) => state === 'failed')
  const failed = red.filter(({ name }) => green.has(name))
  const found = failed.find(({ errors }) => errors.some(isExpectation))
  if (found) return { verdict: 'noticed', because: describe(found, isExpectation) }
  if (failed.length > 0) return { verdict: 'unjudged', because: describe(failed[0], () => true) }
  if (faults.length > 0) return { verdict: 'unjudged', because: firstLine(faults[0]) }
  if (red.length > 0) return { verdict: 'unjudged', because: `${red[0].name}: red unbroken too` }
  if (ran.length === 0) return { verdict: 'unjudged', because: 'no test ran' }
  return { verdict: 'unnoticed', because: `${ran.length} tests passed` }
}

function isExpectation({ name, message }) {
  return !NO_PROGRAM.includes(name) && !TIMEOUT.test(message)
}

function describe({ name, errors }, isMeant) {
  const error = errors.find(isMeant)
  return `${name}: ${firstLine(`${error.name}: ${error.message}`)}`
}

function firstLine(text) {
  return text.trim().split('\n')[0].slice(0, 200)
}

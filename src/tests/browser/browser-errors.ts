import type { BrowserContext } from 'playwright-core'
import { afterEach, expect } from 'vitest'

export interface BrowserErrors {
  /** Removes the errors that match, which the test brings about itself; fails where there are none. */
  expect(pattern: RegExp): void
}

/** Errors in the windows of the test: console errors, exceptions, failed requests. */
let errors: string[] = []

/**
 * Fails each test after its end that had errors in the browser which it did not expect. Those of one that has failed
 * already are printed: its own fault stands, which may be one that is tried again.
 */
export function collectBrowserErrors(): BrowserErrors {
  afterEach(({ task }) => {
    const found = errors
    errors = []
    if (task.result?.state === 'fail') {
      if (found.length > 0) console.error('errors in the browser:', found)
      return
    }
    expect(found, 'errors in the browser').toEqual([])
  })
  return {
    expect: (pattern) => {
      const others = errors.filter((error) => !pattern.test(error))
      expect(errors, `an error like ${pattern}`).not.toEqual(others)
      errors = others
    },
  }
}

/** Records errors in the windows of `context`. */
export function recordErrors(context: BrowserContext): void {
  const note = (error: string) => errors.push(error)
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`)
  })
  // What fails while it is fetched has no stack.
  context.on('weberror', (error) => {
    const { stack, message } = error.error()
    note(`exception: ${stack || message}`)
  })
  context.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {}
    // A screen that is left cancels what it had asked.
    if (errorText !== 'net::ERR_ABORTED') note(`request: ${errorText} ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) note(`answer: ${response.status()} ${response.url()}`)
  })
}

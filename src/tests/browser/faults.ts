import type { BrowserContext } from 'playwright-core'
import { afterEach, expect } from 'vitest'

/** What went wrong in the windows of a test file: console errors, exceptions, requests without a good answer. */
export interface Faults {
  watch(context: BrowserContext): void
  /** Takes out the faults that the test brought about; there must be some. */
  expect(pattern: RegExp): void
}

/** Every test fails after its end for what went wrong and was not expected. */
export function gatherFaults(): Faults {
  let faults: string[] = []
  afterEach(() => {
    const found = faults
    faults = []
    expect(found, 'what went wrong in the browser').toEqual([])
  })
  return {
    watch: (context) => watch(context, (fault) => faults.push(fault)),
    expect: (pattern) => {
      const others = faults.filter((fault) => !pattern.test(fault))
      expect(faults, `a fault like ${pattern}`).not.toEqual(others)
      faults = others
    },
  }
}

function watch(context: BrowserContext, note: (fault: string) => void): void {
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`)
  })
  context.on('weberror', (error) => note(`exception: ${error.error().stack}`))
  context.on('requestfailed', (request) => {
    const { errorText = '' } = request.failure() ?? {}
    // A screen that is left cancels what it had asked.
    if (errorText !== 'net::ERR_ABORTED') note(`request: ${errorText} ${request.url()}`)
  })
  context.on('response', (response) => {
    if (response.status() >= 500) note(`answer: ${response.status()} ${response.url()}`)
  })
}

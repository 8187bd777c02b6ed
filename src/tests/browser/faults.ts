import type { BrowserContext } from 'playwright-core'
import { afterEach, expect } from 'vitest'

export interface Faults {
  /** Takes out the faults that the test brought about; there must be some. */
  expect(pattern: RegExp): void
}

/** What went wrong in the windows of the test: console errors, exceptions, requests without a good answer. */
let faults: string[] = []

/** Every test fails after its end for what went wrong and was not expected. */
export function gatherFaults(): Faults {
  afterEach(() => {
    const found = faults
    faults = []
    expect(found, 'what went wrong in the browser').toEqual([])
  })
  return {
    expect: (pattern) => {
      const others = faults.filter((fault) => !pattern.test(fault))
      expect(faults, `a fault like ${pattern}`).not.toEqual(others)
      faults = others
    },
  }
}

/** Notes what goes wrong in the windows of `context`. */
export function watchFaults(context: BrowserContext): void {
  const note = (fault: string) => faults.push(fault)
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

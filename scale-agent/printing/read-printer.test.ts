import { expect, test } from 'vitest'
import { ofCups, ofWindows } from './read-printer.ts'

const windows = (said: object) =>
  ofWindows(
    JSON.stringify({ WorkOffline: false, PrinterStatus: 3, DetectedErrorState: 0, ...said }),
  )

test.each([
  ['ready', {}],
  ['ready', { PrinterStatus: 4, DetectedErrorState: 2 }],
  // Little paper, little toner.
  ['ready', { DetectedErrorState: 3 }],
  ['ready', { DetectedErrorState: 5 }],
  ['paper', { DetectedErrorState: 4 }],
  ['offline', { WorkOffline: true }],
  ['offline', { DetectedErrorState: 9 }],
  ['offline', { PrinterStatus: 7 }],
  ['fault', { DetectedErrorState: 8 }],
  ['fault', { PrinterStatus: 6 }],
])('Windows: %s where it says %o', (state, said) => {
  expect(windows(said)).toBe(state)
})

test('Windows without a default printer says nothing, and an answer that is none is not known', () => {
  expect(ofWindows('\r\n')).toBe('none')
  expect(ofWindows('Get-CimInstance : Access denied')).toBe('unknown')
})

const other = 'printer Office is idle.  enabled since Tue 24 Nov 2026 07:00:12 AM +07\n'
const slips = (said: string) =>
  `system default destination: Slips-2\n${other}printer Slips-2 ${said}`

test.each([
  ['ready', 'is idle.  enabled since Tue 24 Nov 2026 07:00:12 AM +07'],
  ['ready', 'now printing Slips-2-12.  enabled since Tue 24 Nov 2026 07:00:12 AM +07'],
  ['paper', 'disabled since Tue 24 Nov 2026 07:00:12 AM +07 -\n\tOut of paper!'],
  ['paper', 'now printing Slips-2-12.  enabled since Tue\n\tmedia-empty-error'],
  ['offline', 'is idle.  enabled since Tue 24 Nov 2026\n\tThe printer is offline.'],
  ['offline', 'now printing Slips-2-12.  enabled since Tue\n\tThe printer is not connected.'],
  ['fault', 'disabled since Tue 24 Nov 2026 07:00:12 AM +07 -\n\tPaused'],
])('CUPS: %s where the default printer %s', (state, said) => {
  expect(ofCups(slips(`${said}\n`))).toBe(state)
})

test('CUPS says that there is no default printer, or nothing of it', () => {
  expect(ofCups(`no system default destination\n${other}`)).toBe('none')
  expect(ofCups(`system default destination: Slips\n${other}`)).toBe('unknown')
  expect(ofCups('')).toBe('unknown')
})

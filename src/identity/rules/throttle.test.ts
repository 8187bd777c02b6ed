import { expect, test } from 'vitest'
import { senderOf, waitAfter } from './throttle.ts'

const now = new Date('2026-11-25T03:00:00Z')
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

test.each([
  [4, 0],
  [5, 5],
  [6, 10],
  [9, 80],
  [12, 640],
  [13, 900],
  [400, 900],
])('after %i failures the next attempt waits %i seconds', (count, seconds) => {
  expect(waitAfter({ count, last: now }, 5, now)).toBe(seconds * 1000)
})

test('the wait counts from the last failure, and ends', () => {
  expect(waitAfter({ count: 6, last: ago(4) }, 5, now)).toBe(6000)
  expect(waitAfter({ count: 6, last: ago(10) }, 5, now)).toBe(0)
  expect(waitAfter({ count: 0, last: null }, 5, now)).toBe(0)
})

test('a clock that was set back makes nobody wait longer', () => {
  expect(waitAfter({ count: 5, last: ago(-3600) }, 5, now)).toBe(5000)
})

test.each([
  ['10.0.0.7', '10.0.0.7'],
  ['10.0.0.7:51234', '10.0.0.7'],
  ['::ffff:10.0.0.7', '10.0.0.7'],
  ['2001:DB8:0:1:aaaa::7', '2001:db8:0:1::/64'],
  ['2001:db8:0:1::8', '2001:db8:0:1::/64'],
  ['2001:db8::8', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', 'unknown'],
  ['not an address', 'unknown'],
])('%s stands for the network %s', (address, sender) => {
  expect(senderOf(address)).toBe(sender)
})

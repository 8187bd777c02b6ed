import { afterEach, expect, test, vi } from 'vitest'
import { watch } from './watch.ts'

afterEach(() => vi.restoreAllMocks())

test('a server that does not come up is given up after the last try, in a sentence', async () => {
  let tries = 0
  const server = {
    folder: '/mill/data/postgres',
    isGone: async () => true,
    startAgain: async () => {
      tries += 1
    },
  }
  const watching = watch(server, new AbortController().signal, [0, 1, 1])
  await expect(watching).rejects.toThrow('could not be kept up in 3 tries')
  expect(tries).toBe(3)
})

test('a server that is up is left alone, until nobody watches any more', async () => {
  const stop = new AbortController()
  let looks = 0
  const isGone = async () => {
    looks += 1
    if (looks === 2) stop.abort()
    return false
  }
  const startAgain = () => Promise.reject(new Error('It is up'))
  await watch({ folder: '', isGone, startAgain }, stop.signal)
  expect(looks).toBe(2)
})

/** How often a server is started that goes three times, each time after it was up for `seconds`. One try in a row is made. */
async function startsAfter(seconds: number): Promise<number> {
  const stop = new AbortController()
  let clock = 0
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  let isUp = false
  let starts = 0
  const isGone = async () => {
    if (!isUp) return true
    // The next look finds it gone.
    isUp = false
    clock += seconds * 1000
    if (starts === 3) stop.abort()
    return false
  }
  const startAgain = async () => {
    isUp = true
    starts += 1
  }
  await watch({ folder: '', isGone, startAgain }, stop.signal, [0])
  return starts
}

test('a server that goes is started again, however often, where it was up for a minute before', async () => {
  expect(await startsAfter(61)).toBe(3)
})

test('a server that goes again within a minute is given up', async () => {
  await expect(startsAfter(59)).rejects.toThrow('could not be kept up in 1 tries')
})

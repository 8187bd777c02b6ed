import { expect, test } from 'vitest'
import { watch } from './watch.ts'

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

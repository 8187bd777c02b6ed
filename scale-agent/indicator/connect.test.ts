import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { aAndDFrame, mettlerFrame } from '../../src/tests/indicator-frames.ts'
import { openPseudoTerminal } from '../../src/tests/pseudo-terminal.ts'
import { connectIndicator, type IndicatorSettings } from './connect.ts'

const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** An indicator that sends `frame()` ten times a second to whoever connects. */
async function openTcpIndicator(frame: () => Buffer, port = 0) {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => {})))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const timer = setInterval(() => {
    for (const socket of sockets) socket.write(frame())
  }, 20)
  const close = () => {
    clearInterval(timer)
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  closing.push(close)
  return { port: (server.address() as AddressInfo).port, close }
}

function connect(settings: IndicatorSettings) {
  const indicator = connectIndicator(settings)
  closing.push(() => indicator.stop())
  return indicator
}

const tcp = (port: number) => ({ type: 'tcp' as const, host: '127.0.0.1', port })

test('over TCP the weight is shown, moving and then stable, and again after the line was cut', async () => {
  let frame = aAndDFrame(11_000, 'US')
  const line = await openTcpIndicator(() => frame)
  const indicator = connect({ connection: tcp(line.port), format: 'a-and-d' })
  await expect.poll(indicator.show).toEqual({ state: 'moving', kg: 11_000 })
  frame = aAndDFrame(24_150)
  await expect.poll(indicator.show).toEqual({ state: 'stable', kg: 24_150 })
  line.close()
  await expect.poll(() => indicator.show().state).toBe('away')
  await openTcpIndicator(() => aAndDFrame(9000), line.port)
  await expect.poll(indicator.show).toEqual({ state: 'stable', kg: 9000 })
})

test('what may not be recorded is told apart: a tare, too much, a unit of pounds', async () => {
  let frame = mettlerFrame({ digits: 24_150, b: 0x01 })
  const line = await openTcpIndicator(() => frame)
  const indicator = connect({ connection: tcp(line.port), format: 'mettler-toledo' })
  await expect.poll(() => indicator.show().state).toBe('net')
  frame = mettlerFrame({ digits: 99_999, b: 0x04 })
  await expect.poll(() => indicator.show().state).toBe('outOfRange')
  frame = mettlerFrame({ digits: 24_150, isPounds: true })
  await expect.poll(() => indicator.show().state).toBe('noWeight')
})

test('bytes that are no frames, as with a wrong baud rate, are called unreadable', async () => {
  const line = await openTcpIndicator(() => randomBytes(30))
  const indicator = connect({ connection: tcp(line.port), format: 'a-and-d' })
  await expect.poll(indicator.show).toMatchObject({ state: 'unreadable', kg: null })
})

test('one frame with a lost digit is no stable weight', async () => {
  const frames = [24_150, 24_150, 2415].map((kg) => aAndDFrame(kg))
  let at = 0
  const line = await openTcpIndicator(() => frames[at++ % 3]!)
  const indicator = connect({ connection: tcp(line.port), format: 'a-and-d' })
  await expect.poll(() => indicator.show().state).toBe('moving')
  const seen = new Set<string>()
  const until = Date.now() + 500
  while (Date.now() < until) {
    seen.add(indicator.show().state)
    await sleep(5)
  }
  expect([...seen]).toEqual(['moving'])
})

const serial = {
  type: 'serial' as const,
  baudRate: 9600,
  dataBits: 8 as const,
  stopBits: 1 as const,
}

test.runIf(process.platform === 'linux')(
  'over a serial line frames are read however they are cut, and its end is noticed',
  async () => {
    const line = await openPseudoTerminal()
    const connection = { ...serial, path: line.path, parity: 'none' as const }
    const indicator = connect({ connection, format: 'mettler-toledo-checksum' })
    await expect.poll(() => indicator.show().state).toBe('silent')
    const frame = mettlerFrame({ digits: 15_230, hasChecksum: true })
    const timer = setInterval(() => {
      line.send(frame.subarray(7))
      line.send(frame.subarray(0, 7))
    }, 20)
    closing.push(() => clearInterval(timer))
    await expect.poll(indicator.show).toEqual({ state: 'stable', kg: 15_230 })
    clearInterval(timer)
    await line.close()
    await expect.poll(() => indicator.show().state).toBe('away')
  },
)

test.runIf(process.platform === 'linux')(
  'the end of a serial line is noticed at whichever moment of a read it comes',
  async () => {
    const ends = Array.from({ length: 12 }, async (_, round) => {
      const line = await openPseudoTerminal()
      const connection = { ...serial, path: line.path, parity: 'none' as const }
      const indicator = connect({ connection, format: 'a-and-d' })
      const timer = setInterval(() => line.send(aAndDFrame(15_230)), 2)
      closing.push(() => clearInterval(timer))
      await expect.poll(indicator.show).toEqual({ state: 'stable', kg: 15_230 })
      await sleep(round)
      await line.close()
      clearInterval(timer)
      await expect.poll(() => indicator.show().state).toBe('away')
    })
    await Promise.all(ends)
  },
)

test('a port that is not there is named in a code', async () => {
  const connection = { ...serial, path: '/dev/none', parity: 'none' as const }
  const indicator = connect({ connection, format: 'a-and-d' })
  await expect.poll(() => indicator.show().detail).toContain('No such file')
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aAndDFrame, mettlerFrame } from '../../src/tests/indicator-frames.ts'
import { aAndD } from './a-and-d.ts'
import type { Frame, FrameFormat } from './frame.ts'
import { mettlerToledo } from './mettler-toledo.ts'

const plain = mettlerToledo({ hasChecksum: false })
const summed = mettlerToledo({ hasChecksum: true })
const stable = (kg: number): Frame => ({ kg, isMoving: false, isOutOfRange: false, isNet: false })

/** Reads `chunks` one after another, as they come from a line. */
function readAll(format: FrameFormat, chunks: Buffer[]): Frame[] {
  const all: Frame[] = []
  let rest: Buffer = Buffer.alloc(0)
  for (const chunk of chunks) {
    const found = format(Buffer.concat([rest, chunk]))
    all.push(...found.frames)
    rest = found.rest
  }
  return all
}

test('A&D: a line without its unit has lost its end, and is no frame', () => {
  const lines = 'ST,GS,+00017\r\nST,GS,+0001700\r\n'
  expect(aAndD(Buffer.from(lines)).frames).toEqual([])
})

test.each([
  ['ST,GS,+00024150kg', stable(24_150)],
  ['ST,GS,+  24150kg', stable(24_150)],
  ['ST,GS,+ 24150 kg', stable(24_150)],
  ['ST,GS,+  24.150t', stable(24_150)],
  ['ST,GS,-00000020kg', stable(-20)],
  ['US,GS,+00024150kg', { ...stable(24_150), isMoving: true }],
  ['ST,NT,+00018150kg', { ...stable(18_150), isNet: true }],
  ['OL,GS,+99999999kg', { kg: null, isMoving: true, isOutOfRange: true, isNet: false }],
  ['OL,GS,+9999999E+19', { kg: null, isMoving: true, isOutOfRange: true, isNet: false }],
  ['ST,GS,+00024150lb', { ...stable(0), kg: null }],
  ['ST,GS,+0002ST,GS,+00024150kg', stable(24_150)],
  ['\x00\x7f~noiseST,GS,+00024150kg', stable(24_150)],
])('the line %j is a frame', (line, frame) => {
  expect(aAndD(Buffer.from(`${line}\r\n`, 'latin1')).frames).toEqual([frame])
})

test.each([
  'ST,GS,+0002',
  'ST,GS,+00 24150kg',
  '24150kg',
  'ST,GS,00024150kg',
  'ST,XX,+00024150kg',
  '',
])('the line %j is none', (line) => expect(aAndD(Buffer.from(`${line}\r\n`)).frames).toEqual([]))

test('Mettler Toledo: status words say decimals, sign, motion, range, tare and unit', () => {
  const one = (facts: Parameters<typeof mettlerFrame>[0]) => plain(mettlerFrame(facts)).frames[0]
  expect(one({ digits: 24_150 })).toEqual(stable(24_150))
  expect(one({ digits: 2415, decimals: -1 })).toEqual(stable(24_150))
  expect(one({ digits: 241_505, decimals: 1 })).toEqual(stable(24_150.5))
  expect(one({ digits: 20, b: 0x02 })).toEqual(stable(-20))
  expect(one({ digits: 24_150, b: 0x08 })).toEqual({ ...stable(24_150), isMoving: true })
  expect(one({ digits: 24_150, b: 0x01 })).toEqual({ ...stable(24_150), isNet: true })
  expect(one({ digits: 0, b: 0x04 })).toEqual({ ...stable(0), kg: null, isOutOfRange: true })
  expect(one({ digits: 0, b: 0x40 })).toEqual({ ...stable(0), kg: null })
  expect(one({ digits: 24_150, isPounds: true })).toEqual({ ...stable(0), kg: null })
  expect(one({ digits: 24_150, decimals: 3, c: 0x02 })).toEqual(stable(24_150))
})

test('Mettler Toledo: a frame of seven bits is read with any parity', () => {
  const odd = mettlerFrame({ digits: 24_150 }).map((byte) => byte | 0x80)
  expect(plain(Buffer.from(odd)).frames).toEqual([stable(24_150)])
})

test('Mettler Toledo: with a checksum a changed byte is no frame', () => {
  const frame = mettlerFrame({ digits: 24_150, hasChecksum: true })
  expect(summed(frame).frames).toEqual([stable(24_150)])
  for (let at = 4; at < 16; at++) {
    const changed = Buffer.from(frame)
    changed[at] = changed[at] === 0x31 ? 0x32 : 0x31
    expect(summed(changed).frames).toEqual([])
  }
})

const kilos = fc.integer({ min: 0, max: 99_999 })
const formats: [string, FrameFormat, (kg: number) => Buffer][] = [
  ['A&D', aAndD, (kg) => aAndDFrame(kg)],
  ['Mettler Toledo', plain, (digits) => mettlerFrame({ digits })],
  ['Mettler Toledo with checksum', summed, (digits) => mettlerFrame({ digits, hasChecksum: true })],
]

test.each(formats)('%s: wherever a line is cut, its frames are the same', (_, format, frameOf) => {
  fc.assert(
    fc.property(fc.array(kilos, { minLength: 1 }), fc.array(fc.nat(40)), (weights, lengths) => {
      const line = Buffer.concat(weights.map(frameOf))
      const chunks: Buffer[] = []
      let at = 0
      for (const length of lengths) {
        chunks.push(line.subarray(at, at + length))
        at += length
      }
      chunks.push(line.subarray(at))
      expect(readAll(format, chunks)).toEqual(weights.map(stable))
    }),
  )
})

test.each(formats)('%s: half a frame and noise lose no frame behind them', (_, format, frameOf) => {
  fc.assert(
    fc.property(
      kilos,
      fc.nat(16),
      kilos,
      fc.uint8Array({ maxLength: 60 }),
      (cut, at, kg, noise) => {
        const half = frameOf(cut).subarray(0, at)
        // What begins a frame in the noise may take the first one with it, not the second.
        const line = Buffer.concat([
          half,
          Buffer.from(noise),
          frameOf(kg),
          frameOf(kg),
          frameOf(kg),
        ])
        expect(readAll(format, [line]).slice(-2)).toEqual([stable(kg), stable(kg)])
      },
    ),
  )
})

test.each(formats)('%s: any bytes at all are read without an error', (_, format) => {
  fc.assert(
    fc.property(fc.array(fc.uint8Array({ maxLength: 200 })), (chunks) => {
      for (const { kg } of readAll(
        format,
        chunks.map((chunk) => Buffer.from(chunk)),
      )) {
        expect(kg === null || Math.abs(kg) < 1e12).toBe(true)
      }
    }),
  )
})

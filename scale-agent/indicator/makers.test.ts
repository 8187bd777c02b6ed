import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mettlerFrame } from '../../src/tests/indicator-frames.ts'
import type { FormatName } from './format-names.ts'
import { FORMATS, identifySent } from './formats.ts'
import type { Frame } from './frame.ts'
import { createLiveWeight } from './live-weight.ts'

const stable = (kg: number | null): Frame => ({
  kg,
  isMoving: false,
  isOutOfRange: false,
  isNet: false,
})
const over: Frame = { kg: null, isMoving: true, isOutOfRange: true, isNet: false }
const under: Frame = { ...over, isBelowZero: true }
const moving = (kg: number): Frame => ({ ...stable(kg), isMoving: true })
const net = (kg: number): Frame => ({ ...stable(kg), isNet: true })
/** Of a format that does not say whether the weight is moving. */
const unsaid = (kg: number, isNet = false): Frame => ({ ...stable(kg), isMoving: null, isNet })

const lines: [FormatName, string, Frame][] = [
  ['a-and-d', 'ST,GS, 00024150kg', stable(24_150)],
  ['a-and-d', 'ST,GS,   24150 kg', stable(24_150)],
  ['a-and-d', 'ST,GS,+  24150,kg', stable(24_150)],
  ['a-and-d', 'ST,GS,   24150,kg', stable(24_150)],
  ['a-and-d', 'ST,GS,  24.150, t', stable(24_150)],
  ['a-and-d', 'ST,GS,    -20 kg', stable(-20)],
  ['a-and-d', 'US,GS,   24150 kg', moving(24_150)],
  ['a-and-d', 'ST,NT,   18150,kg', net(18_150)],
  ['a-and-d', 'ST,TR,    6000,kg', net(6000)],
  ['a-and-d', 'ST,GS,   24150 lb', stable(null)],
  ['a-and-d', 'OL,GS,        ,kg', over],
  ['a-and-d', 'OL,GS,-            ', under],
  ['a-and-d', 'UL,GS,        ,kg', under],
  // CAS, 22 bytes: number of the indicator 1, lamps stable and gross.
  ['a-and-d', 'ST,GS,1\xe4,00024150 kg', stable(24_150)],
  ['a-and-d', 'ST,GS,\x31\xe4,000024.1  t', stable(24_100)],
  ['a-and-d', 'US,GS,1\xa4,00024150 kg', moving(24_150)],
  ['a-and-d', 'ST,NT,1\xe2,00018150 kg', net(18_150)],
  ['a-and-d', 'ST,GS,1\xe4,-0000020 kg', stable(-20)],
  ['a-and-d', 'ST,GS,1\xe4,00024150 lb', stable(null)],
  ['a-and-d', 'OL,GS,1\xa4,00099999 kg', over],
  // The display is held: its weight is not that of now.
  ['a-and-d', 'ST,GS,1\xf4,00024150 kg', moving(24_150)],
  ['rice-lake', '\x02  24150KG ', stable(24_150)],
  ['rice-lake', '\x02   24150KG ', stable(24_150)],
  ['rice-lake', '\x02-     20KG ', stable(-20)],
  ['rice-lake', '\x02  24.150TG ', stable(24_150)],
  ['rice-lake', '\x02   24150KGM', moving(24_150)],
  ['rice-lake', '\x02      0KGZ', stable(0)],
  ['rice-lake', '\x02   18150KN ', net(18_150)],
  ['rice-lake', '\x02   24150LG ', stable(null)],
  ['rice-lake', '\x02   24150 G ', stable(null)],
  ['rice-lake', '\x02   24150KGI', stable(null)],
  ['rice-lake', '\x02   99999KGO', over],
  ['rice-lake', '\x02-  99999KGO', under],
  ['rice-lake', '\x02 2415\x02   24150KG ', stable(24_150)],
  ['avery-weigh-tronix', ' G+024150 kg', unsaid(24_150)],
  ['avery-weigh-tronix', ' G +024150 kg', unsaid(24_150)],
  ['avery-weigh-tronix', ' G-000020 kg', unsaid(-20)],
  ['avery-weigh-tronix', ' N+018150 kg', unsaid(18_150, true)],
  ['avery-weigh-tronix', ' G+024150 lb', { ...stable(null), isMoving: null }],
  ['sma', ' 1G       24150kg ', stable(24_150)],
  ['sma', 'Z1G           0kg ', stable(0)],
  ['sma', ' 1GM      24150kg ', moving(24_150)],
  ['sma', ' 1N       18150kg ', net(18_150)],
  ['sma', ' 1G      24.150t  ', stable(24_150)],
  ['sma', ' 1G       24150lb ', stable(null)],
  ['sma', 'E1G  --------- kg ', stable(null)],
  ['sma', 'O1G       99999kg ', over],
  ['sma', 'U1G         -20kg ', under],
  ['sartorius', 'G     +  24150 kg ', stable(24_150)],
  ['sartorius', 'G     +    24150 kg ', stable(24_150)],
  ['sartorius', 'G#    +    24150 kg ', stable(24_150)],
  ['sartorius', 'G     -       20 kg ', stable(-20)],
  ['sartorius', 'G     +   24.150 t  ', stable(24_150)],
  ['sartorius', 'G     +    24150 lb ', stable(null)],
  ['sartorius', 'G     +    24150    ', moving(24_150)],
  ['sartorius', 'N     +    18150 kg ', net(18_150)],
  ['sartorius', '+    24150 kg ', stable(24_150)],
  ['sartorius', '+    24150    ', moving(24_150)],
  ['sartorius', 'Stat       H        ', over],
  ['sartorius', '      H       ', over],
  ['sartorius', 'Stat       L        ', under],
  ['yaohua-a12', 'WG0024150kg2E', unsaid(24_150)],
  ['yaohua-a12', 'WG004.139kg3D', unsaid(4.14)],
  ['yaohua-a12', 'WN0018150kg28', unsaid(18_150, true)],
  ['yaohua-a12', '         OL23', over],
  ['yaohua-a12', '         LO23', under],
]
test.each(lines)('%s: the line %j is read', (format, line, frame) => {
  expect(FORMATS[format](Buffer.from(`${line}\r\n`, 'latin1')).frames).toEqual([frame])
})

test.each<[FormatName, string]>([
  ['a-and-d', 'ST,GS, 0002'],
  ['a-and-d', 'ST,GS,1\xe4,0002415 kg'],
  ['a-and-d', 'ST,GS,1\xe4,0002 150 kg'],
  ['rice-lake', '\x02 4150KG '],
  ['rice-lake', '\x02   24150KG'],
  ['rice-lake', '   24150KG '],
  ['avery-weigh-tronix', ' G+0241'],
  ['sma', ' 1G      24150kg '],
  ['sartorius', '+ 24150 kg'],
  ['sartorius', 'T     +     6000 kg '],
  ['yaohua-a12', 'WG0024150kg3D'],
  ['yaohua-a12', 'WG002415kg2E'],
])('%s: the line %j is torn, or no weight', (format, line) => {
  expect(FORMATS[format](Buffer.from(`${line}\r\n`, 'latin1')).frames).toEqual([])
})

test('Yaohua A9: sign, decimals and the checksum count', () => {
  const read = (text: string) => FORMATS['yaohua-a9'](Buffer.from(text, 'latin1')).frames
  // The example of the manual, +20.00.
  expect(read('\x02+00200021B\x03')).toEqual([unsaid(20)])
  expect(read('\x02+02415001B\x03')).toEqual([])
  expect(read('\x02+024150019\x03\x02-00002001F\x03')).toEqual([unsaid(24_150), unsaid(-20)])
  expect(read('\x02+0241\x02+024150019\x03')).toEqual([unsaid(24_150)])
  expect(read('\x02+024150019')).toEqual([])
})

test('Yaohua A26: both directions, and nothing of a frame before the next one begins', () => {
  const read = (format: FormatName, text: string) => FORMATS[format](Buffer.from(text)).frames
  expect(read('yaohua-a26', '=0024150=0024150')).toEqual([unsaid(24_150)])
  expect(read('yaohua-a26', '=0024150=0024150=')).toEqual([unsaid(24_150), unsaid(24_150)])
  expect(read('yaohua-a26', '=-0001.00=0003.000=')).toEqual([unsaid(-1), unsaid(3)])
  expect(read('yaohua-a26-reversed', '=000.3000=00.1000-=')).toEqual([unsaid(3), unsaid(-1)])
  expect(read('yaohua-a26', '=0024=0024150=')).toEqual([unsaid(24_150)])
})

test('Mettler Toledo: a blank display is no 0 kg, and a blank tare takes no weight away', () => {
  const frame = mettlerFrame({ digits: 24_150 })
  const blank = Buffer.from(frame)
  blank.fill(' ', 4, 10)
  expect(FORMATS['mettler-toledo'](blank).frames).toEqual([stable(null)])
  const noTare = Buffer.from(frame)
  noTare.fill(' ', 10, 16)
  expect(FORMATS['mettler-toledo'](noTare).frames).toEqual([stable(24_150)])
  const below = mettlerFrame({ digits: 0, b: 0x06 })
  expect(FORMATS['mettler-toledo'](below).frames).toEqual([{ ...under, isMoving: false }])
})

/** What the page says of an indicator set to A&D that sends `text` again and again. */
function shownOf(text: string, format: FormatName = 'a-and-d') {
  const live = createLiveWeight(format)
  const bytes = Buffer.from(text.repeat(40), 'latin1')
  for (let at = 0; at < bytes.length; at += 10) live.read(bytes.subarray(at, at + 10), at)
  return live.show(bytes.length)
}

test.each([
  ['\x02  24150KG \r\n', { key: 'sent.format', format: 'rice-lake' }],
  ['WG0024150kg2E\r\n', { key: 'sent.format', format: 'yaohua-a12' }],
  ['WG0024150kg3D\r\n', { key: 'sent.wrongSum' }],
  ['\x02+024150019\x03', { key: 'sent.format', format: 'yaohua-a9' }],
  ['\x02+02415001B\x03', { key: 'sent.wrongSum' }],
  ['=0024150', { key: 'sent.format', format: 'yaohua-a26' }],
  ['G     +  24150 kg \r\n', { key: 'sent.format', format: 'sartorius' }],
  [' G+024150 kg\r\n', { key: 'sent.format', format: 'avery-weigh-tronix' }],
  ['\n 1G       24150kg \r', { key: 'sent.format', format: 'sma' }],
  [
    mettlerFrame({ digits: 24_150 }).toString('latin1'),
    { key: 'sent.format', format: 'mettler-toledo' },
  ],
  ['<000005.06.1813:12   21   20000       0   20000kg  1  27387>\r\n', { key: 'sent.systec' }],
  ['S S      24150 kg\r\n', { key: 'sent.sics' }],
  ['  24150\r\n', { key: 'sent.numberOnly' }],
])('what is sent in another format is named: %j', (text, sent) => {
  expect(shownOf(text)).toMatchObject({ state: 'unreadable', kg: null, sent })
})

test('noise is not named', () => {
  expect(shownOf('\x81\xf3x9\x07\xc1').sent).toBeUndefined()
})

test('without a word about motion a weight is stable only after it stood for a while', () => {
  const live = createLiveWeight('yaohua-a26')
  const states = [0, 100, 200, 1400, 1500, 1600].map((now) => {
    live.read(Buffer.from('=0024150=0024150'), now)
    return live.show(now).state
  })
  expect(states).toEqual(['moving', 'moving', 'moving', 'moving', 'stable', 'stable'])
})

test('below zero and without a signal no weight is shown, but the last one is known', () => {
  expect(shownOf('ST,GS,-00000020kg\r\n').state).toBe('negative')
  expect(shownOf('UL,GS,        ,kg\r\n')).toEqual({ state: 'negative', kg: null })
  const live = createLiveWeight('a-and-d')
  live.read(Buffer.from('ST,GS,+00008920kg\r\n'), 0)
  live.reset()
  expect(live.show(0)).toMatchObject({ state: 'silent', kg: null, last: { kg: 8920 } })
})

test('wherever a line is cut, and whatever noise comes before, frames are the same', () => {
  const samples = lines.map(([format, line]) => ({ format, line: `${line}\r\n` }))
  fc.assert(
    fc.property(fc.constantFrom(...samples), fc.nat(30), fc.nat(30), ({ format, line }, a, b) => {
      const bytes = Buffer.from(line.repeat(3), 'latin1')
      const cuts = [0, Math.min(a, b), Math.max(a, b), bytes.length]
      let rest: Buffer = Buffer.alloc(0)
      const frames = cuts.slice(1).flatMap((to, n) => {
        const found = FORMATS[format](Buffer.concat([rest, bytes.subarray(cuts[n], to)]))
        rest = found.rest
        return found.frames
      })
      expect(frames).toEqual(FORMATS[format](bytes).frames)
      expect(frames).toHaveLength(3)
    }),
  )
  const names = Object.keys(FORMATS) as FormatName[]
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.uint8Array({ maxLength: 300 }), (name, noise) => {
      for (const { kg } of FORMATS[name](Buffer.from(noise)).frames)
        expect(kg === null || Number.isFinite(kg)).toBe(true)
      identifySent(Buffer.from(noise), name)
    }),
  )
})

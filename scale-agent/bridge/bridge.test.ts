import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { LiveWeight } from '../indicator/live-weight.ts'
import type { PrinterState } from '../printing/read-printer.ts'
import { newMark } from '../queue/numbers.ts'
import { openQueue, type Queue } from '../queue/queue.ts'
import { createClock } from '../sending/clock.ts'
import type { Lists } from '../sending/lists.ts'
import { parseSettings } from '../settings.ts'
import { createBridge } from './bridge.ts'

const closing: Queue[] = []
afterEach(async () => {
  for (const queue of closing.splice(0)) await queue.close()
})

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'bridge-'))
const noLists: Lists = { millName: '', customers: [], products: [] }

/** A bridge whose indicator a test sets. */
async function openBridge(
  settings: object = {},
  lists = noLists,
  folder = newFolder(),
  printer: PrinterState = 'ready',
) {
  const queue = await openQueue(folder)
  closing.push(queue)
  const parsed = parseSettings({
    products: [{ code: 'FFB-RAMP', name: 'ปาล์มทะลาย ลานเท' }],
    ...settings,
  })
  if ('faults' in parsed) throw new Error('The settings of the test are wrong')
  let shown: LiveWeight = { state: 'stable', kg: 24_150 }
  const bridge = createBridge({
    queue,
    clock: createClock(),
    run: 'this run',
    settings: parsed.settings,
    show: () => shown,
    printer: () => printer,
    lists: () => lists,
  })
  const show = (kg: number | null, state: LiveWeight['state'] = 'stable') => {
    shown = { state, kg }
    bridge.watch()
  }
  /** The truck leaves, and one of `kg` comes. */
  const drive = (kg: number) => {
    show(0)
    show(kg)
  }
  return { queue, bridge, show, drive }
}

const truck = {
  plate: '80-1234 สุราษฎร์ธานี',
  customerCode: '10023',
  customerName: 'สวนควนทอง',
  productCode: 'FFB-RAMP',
  remark: '',
}
const refusal = (key: string) => expect.objectContaining({ key })

test.each([
  'off',
  'away',
  'silent',
  'unreadable',
  'noWeight',
  'outOfRange',
  'negative',
  'net',
  'moving',
] as const)('nothing is recorded while the indicator is %s, and why is said', async (state) => {
  const { queue, bridge, show } = await openBridge()
  show(24_150, state)
  await expect(bridge.weighIn(truck)).rejects.toEqual(refusal(`live.${state}.way`))
  expect(queue.state.n).toBe(0)
})

test.each([
  ['weigh.noPlate', { plate: '' }],
  ['weigh.noCustomer', { customerName: '' }],
  ['weigh.noProduct', { productCode: 'FFB' }],
])('a truck is refused with %s', async (key, facts) => {
  const { bridge } = await openBridge()
  await expect(bridge.weighIn({ ...truck, ...facts })).rejects.toEqual(refusal(key))
})

test('an empty bridge, a truck that is inside and one that is not lighter are not weighed', async () => {
  const { bridge, drive } = await openBridge()
  drive(420)
  await expect(bridge.weighIn(truck)).rejects.toEqual(refusal('weigh.tooLight'))
  drive(6010)
  const { WeightScaleIDIn } = await bridge.weighIn(truck)
  drive(15_230)
  const again = bridge.weighIn({ ...truck, plate: '801234สุราษฎร์ธานี' })
  await expect(again).rejects.toEqual(refusal('weigh.inside'))
  await expect(bridge.weighOut(WeightScaleIDIn)).rejects.toEqual(refusal('weigh.notLighter'))
  await expect(bridge.weighOut('none')).rejects.toEqual(refusal('weigh.left'))
})

test('two presses at once weigh a truck once, and out only when it came back', async () => {
  const { queue, bridge, drive } = await openBridge()
  const presses = await Promise.allSettled([bridge.weighIn(truck), bridge.weighIn(truck)])
  expect(presses.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
  const [id = ''] = queue.state.inside.keys()
  await expect(bridge.weighOut(id)).rejects.toEqual(refusal('weigh.taken'))
  drive(6010)
  expect(await bridge.weighOut(id)).toMatchObject({
    WeightScaleIDIn: id,
    SequenceWeightOut: 'A000001',
    WeightIn: 24_150,
    WeightOut: 6010,
  })
  expect(queue.state.inside.size).toBe(0)
})

test('what the clock was not compared for is marked, of both ways', async () => {
  const { queue, bridge, drive } = await openBridge()
  const { WeightScaleIDIn } = await bridge.weighIn(truck)
  drive(6010)
  await bridge.weighOut(WeightScaleIDIn)
  expect([...queue.state.waiting.values()].map(({ unchecked }) => unchecked?.times)).toEqual([
    ['WeightTimeIn'],
    ['WeightTimeIn', 'WeightTimeOut'],
  ])
})

test.each([
  ['A', ['A000001', 'A000002', 'A000003']],
  ['S1', ['S1-000001', 'S1-000002', 'S1-000003']],
  ['', ['000001', '000002', '000003']],
])('slip numbers run on from the prefix %s by one', async (slipPrefix, slips) => {
  const { bridge, queue, drive } = await openBridge({ slipPrefix })
  for (const _slip of slips) {
    drive(24_150)
    const { WeightScaleIDIn } = await bridge.weighIn(truck)
    drive(9_000)
    await bridge.weighOut(WeightScaleIDIn)
  }
  const given = [...queue.state.waiting.values()].map(({ ticket }) => ticket.SequenceWeightOut)
  expect(given.filter(Boolean)).toEqual(slips)
})

test('a truck that was weighed is not weighed again after a restart, until it left or an operator says so', async () => {
  const folder = newFolder()
  const first = await openBridge({}, noLists, folder)
  await first.bridge.weighIn(truck)
  await first.queue.close()
  const again = await openBridge({}, noLists, folder)
  again.show(24_150)
  expect(again.bridge.standing()).toMatchObject({ plate: truck.plate, kg: 24_150 })
  const other = { ...truck, plate: '82-9999 กระบี่' }
  await expect(again.bridge.weighIn(other)).rejects.toEqual(refusal('weigh.taken'))
  await again.bridge.free('ลงไปตอนไฟดับ')
  const { Remark1 } = await again.bridge.weighIn(other)
  expect(Remark1, 'the reason goes to the office').toContain(`${truck.plate}: ลงไปตอนไฟดับ`)
  await expect(again.bridge.weighIn({ ...truck, plate: '1' })).rejects.toEqual(
    refusal('weigh.taken'),
  )
  again.drive(9000)
  await expect.poll(again.bridge.standing).toBeUndefined()
  await again.bridge.weighIn({ ...truck, plate: '83-1111' })
})

test('a weigh-in that is voided frees the bridge: the same truck is weighed in anew, and not out', async () => {
  const { queue, bridge } = await openBridge()
  const wrong = await bridge.weighIn({ ...truck, customerCode: '99999' })
  await bridge.voidWeighIn(wrong.WeightScaleIDIn, 'เลือกลูกค้าผิด')
  await expect(bridge.voidWeighIn(wrong.WeightScaleIDIn, 'อีกครั้ง')).rejects.toEqual(
    refusal('weigh.left'),
  )
  const right = await bridge.weighIn(truck)
  expect([...queue.state.inside.keys()]).toEqual([right.WeightScaleIDIn])
  await expect(bridge.weighOut(wrong.WeightScaleIDIn)).rejects.toEqual(refusal('weigh.left'))
})

test.each([
  ['paper', {}, true],
  ['none', {}, true],
  ['ready', {}, false],
  ['unknown', {}, false],
  ['paper', { prints: false }, false],
] as const)(
  'a truck is weighed out while the printer is %s with %o: its slip waits %s',
  async (...facts) => {
    const [printer, settings, unprinted] = facts
    const folder = newFolder()
    const { queue, bridge, drive } = await openBridge(settings, noLists, folder, printer)
    const { WeightScaleIDIn } = await bridge.weighIn(truck)
    drive(6010)
    expect(await bridge.weighOut(WeightScaleIDIn)).toMatchObject({ unprinted, WeightOut: 6010 })
    const item = () => queue.state.waiting.get(2)
    expect(item()?.unprinted ?? false).toBe(unprinted)
    expect(item()?.ticket).not.toHaveProperty('unprinted')
    await queue.answer([{ n: 2, outcome: 'updated', reason: null }])
    await queue.print(2)
    expect(queue.state.latest.some((one) => one.unprinted)).toBe(false)
  },
)

test.each([
  ['net', 0],
  ['moving', 241],
  ['outOfRange', null],
] as const)('a bridge whose indicator is %s is not taken for empty', async (state, kg) => {
  const { bridge, show } = await openBridge()
  await bridge.weighIn(truck)
  show(kg, state)
  show(24_150)
  await expect(bridge.weighIn({ ...truck, plate: '81-1' })).rejects.toEqual(refusal('weigh.taken'))
})

test('numbers of weigh-ins run on over a restart, and another installation gives none of them', async () => {
  const folder = newFolder()
  const first = await openBridge({}, noLists, folder)
  const one = await first.bridge.weighIn(truck)
  expect(one.WeightScaleIDIn).toMatch(/^A[2-9B-Z]{4}-0001$/)
  await first.queue.close()
  const again = await openBridge({}, noLists, folder)
  again.drive(9000)
  const two = await again.bridge.weighIn({ ...truck, plate: '81-1' })
  expect(two.WeightScaleIDIn).toBe(one.WeightScaleIDIn.replace('-0001', '-0002'))
  const marks = new Set(Array.from({ length: 1000 }, newMark))
  expect(marks.size).toBeGreaterThan(980)
})

test.each(['87-1000', '87 1000 กระบี่', '๘๗-๑๐๐๐', '871000', '87\u20131000\u200b', '87-1000 กบ'])(
  'a truck inside is known by %j, and is weighed in again only as another one, with a reason',
  async (plate) => {
    const { bridge, drive } = await openBridge()
    await bridge.weighIn({ ...truck, plate: '87-1000 กระบี่' })
    drive(18_000)
    await expect(bridge.weighIn({ ...truck, plate })).rejects.toEqual(refusal('weigh.inside'))
    const other = await bridge.weighIn({ ...truck, plate, otherTruck: 'ทะเบียนซ้ำ คนละจังหวัด' })
    expect(other.Remark1).toContain('ทะเบียนซ้ำ คนละจังหวัด')
  },
)

test('the same number of another province is another truck', async () => {
  const { bridge, drive } = await openBridge()
  await bridge.weighIn({ ...truck, plate: '87-1000 กระบี่' })
  drive(18_000)
  await bridge.weighIn({ ...truck, plate: '87-1000 ตรัง' })
})

test('a customer is taken by the code as the mill has it, and a code that is new is asked about', async () => {
  const customers = [{ code: '30018', name: 'ลานเทอุบล นวลศรี' }]
  const products = [{ code: 'LF', name: 'ลูกร่วง' }]
  const lists = { millName: 'โรงงาน', customers, products }
  const { bridge, drive } = await openBridge({ products: [] }, lists)
  const typed = { ...truck, customerCode: '๓๐๐๑๘ ', customerName: 'อุบล', productCode: 'LF' }
  expect(await bridge.weighIn(typed)).toMatchObject({
    CustomerDataID: '30018',
    CustomerName: 'ลานเทอุบล นวลศรี',
    ProductTypeName: 'ลูกร่วง',
  })
  drive(18_000)
  const other = { ...typed, plate: '1', customerCode: '99' }
  await expect(bridge.weighIn(other)).rejects.toEqual(refusal('weigh.newCustomer'))
  const fresh = await bridge.weighIn({ ...other, isNewCustomer: true })
  expect(fresh).toMatchObject({ CustomerDataID: '99', CustomerName: 'อุบล' })
})

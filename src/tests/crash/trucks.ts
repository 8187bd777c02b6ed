import { renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { aAndDFrame } from '../indicator-frames.ts'
import type { AgentProcess } from './agent-process.ts'

/** A truck that was told to be recorded, with the weights that it was told. */
export interface Sent {
  plate: string
  kgIn: number
  kgOut: number
}

/** An indicator whose weight a test sets. */
export interface Indicator {
  port: number
  set(kg: number): void
  close(): void
}

/** Opens an indicator on TCP that sends fifty frames a second. */
export async function openIndicator(): Promise<Indicator> {
  let kg = 0
  const server = createServer((socket) => {
    const timer = setInterval(() => socket.write(aAndDFrame(kg)), 20)
    socket.on('error', () => {}).on('close', () => clearInterval(timer))
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    set: (next) => {
      kg = next
    },
    close: () => server.close(),
  }
}

/** Weighs trucks in and out on the page, one after another, as an operator who presses again after a crash. */
export async function weighOnPage(
  agent: () => AgentProcess | undefined,
  indicator: Indicator,
  stop: AbortSignal,
): Promise<Sent[]> {
  const sent: Sent[] = []
  for (let n = 1; !stop.aborted; n++) {
    const truck = { plate: `หน้า ${n}`, kgIn: 20_000 + n, kgOut: 6000 + n }
    indicator.set(truck.kgIn)
    const id = await press(agent, 'weighIn', {
      plate: truck.plate,
      customerCode: '10023',
      customerName: 'สวนควนทอง',
      productCode: 'FFB-RAMP',
      remark: '',
    })
    await leaveBridge(indicator)
    indicator.set(truck.kgOut)
    await press(agent, 'weighOut', { id: id ?? (await idInside(agent, truck.plate)) })
    await leaveBridge(indicator)
    sent.push(truck)
  }
  return sent
}

async function leaveBridge(indicator: Indicator): Promise<void> {
  indicator.set(0)
  await sleep(500)
}

/** For so long a truck may be told to stand on the bridge still, before the operator says that it has left. */
const STANDING_MS = 3000

/**
 * Presses until the weighing is recorded, now or by an earlier press whose answer was lost. An agent that was away as
 * the truck before left does not know that it did: the operator says so.
 */
async function press(agent: () => AgentProcess | undefined, call: string, body: object) {
  const ask = (one: string, sent: object) =>
    agent()
      ?.ask(one, sent)
      .catch(() => undefined)
  let standingSince: number | undefined
  for (;;) {
    const pressed = await ask(call, body)
    if (pressed?.ok) return String(pressed.answer.id)
    const key = pressed?.answer.key
    if (key === 'weigh.inside' || key === 'weigh.left') return undefined
    if (key === 'weigh.taken') standingSince ??= Date.now()
    if (standingSince && Date.now() - standingSince > STANDING_MS) {
      await ask('free', { reason: 'ลงไปแล้ว' })
      standingSince = undefined
    }
    await sleep(50)
  }
}

/** The id of a truck in the list of those inside. */
async function idInside(agent: () => AgentProcess | undefined, plate: string): Promise<string> {
  for (;;) {
    const view = await readView(agent()).catch(() => undefined)
    const truck = view?.inside.find((one) => one.plate === plate)
    if (truck) return truck.id
    await sleep(50)
  }
}

/** What the page is told as it opens. */
export async function readView(agent: AgentProcess | undefined): Promise<{
  waiting: number
  refused: { plate: string; reason: string | null }[]
  inside: { id: string; plate: string }[]
}> {
  if (!agent) throw new Error('The agent is away')
  const abort = new AbortController()
  const response = await fetch(`${agent.address}/events`, { signal: abort.signal })
  let text = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    text += chunk
    if (text.includes('\n\n')) break
  }
  abort.abort()
  return JSON.parse(/^data: (.*)$/m.exec(text)![1]!)
}

/** Writes a file for each truck as a scale's program does: once as it is in, and again as it is out. */
export async function writeFiles(folder: string, stop: AbortSignal): Promise<Sent[]> {
  const sent: Sent[] = []
  for (let n = 1; !stop.aborted; n++) {
    const truck = { plate: `ไฟล์ ${n}`, kgIn: 21_000 + n, kgOut: 7000 + n }
    const now = steadyTime()
    write(folder, n, [n, truck.plate, 10_023, 'สวนควนทอง', 'FFB-RAMP', truck.kgIn, now, '', ''])
    await sleep(60)
    write(folder, n, [
      n,
      truck.plate,
      10_023,
      'สวนควนทอง',
      'FFB-RAMP',
      truck.kgIn,
      now,
      truck.kgOut,
      now,
    ])
    sent.push(truck)
    await sleep(60)
  }
  return sent
}

/** The time by a clock that nobody sets, so that a machine whose clock jumps sends no ticket of the future. */
function steadyTime(): string {
  return new Date(performance.timeOrigin + performance.now()).toISOString()
}

const HEAD = 'เลขที่ชั่ง,ทะเบียนรถ,รหัสลูกค้า,ชื่อลูกค้า,รหัสสินค้า,น้ำหนักเข้า,เวลาเข้า,น้ำหนักออก,เวลาออก'

function write(folder: string, n: number, cells: (string | number)[]): void {
  const file = path.join(folder, `truck-${n}.csv`)
  writeFileSync(`${file}.part`, `${HEAD}\n${cells.join()}\n`)
  renameSync(`${file}.part`, file)
}

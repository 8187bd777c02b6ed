import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { calls } from '../../src/weighing/contract.ts'
import { repeat } from '../repeat.ts'
import { replaceFile } from '../replace-file.ts'
import type { Clock } from './clock.ts'
import { faultOf, post, type SendFault, type Server } from './post.ts'

/** What the mill has to choose from, as the server said it last; kept on the disk for when it is away. */
export interface Lists {
  millName: string
  customers: { code: string; name: string }[]
  products: { code: string; name: string }[]
}

interface Keeping {
  folder: string
  server: Server | undefined
  clock: Clock
  changed(): void
}

const EVERY_MS = 10 * 60_000
const AFTER_FAULT_MS = 15_000
const NAME = 'lists.json'
const EMPTY: Lists = { millName: '', customers: [], products: [] }
const ASKED = { path: calls.getScaleLists.path, body: '{}' }
const answered = z.object({ result: calls.getScaleLists.output })
const item = z.object({ code: z.string(), name: z.string() })
const kept = z.object({ millName: z.string(), customers: z.array(item), products: z.array(item) })

/** Keeps the lists of `server` in `folder`, and asks for them again from time to time until it is stopped. */
export function keepLists({ folder, server, clock, changed }: Keeping) {
  const file = path.join(folder, NAME)
  let lists = EMPTY
  const take = (next: Lists) => {
    lists = next
    changed()
  }
  const read = readKept(file).then(take)
  const stop = repeat(async (signal) => {
    await read
    const asked = server && (await post(server, ASKED, readLists, { clock, signal }))
    if (!asked || 'fault' in asked) return AFTER_FAULT_MS
    take(asked)
    await replaceFile(file, JSON.stringify(asked)).catch(() => {})
    return EVERY_MS
  })
  return { lists: () => lists, stop }
}

function readLists(status: number, answer: unknown): Lists | SendFault {
  const { data } = answered.safeParse(answer)
  if (status !== 200 || !data) return faultOf(status, answer)
  const { MillName, Customers, Products } = data.result
  return {
    millName: MillName,
    customers: Customers.map((one) => ({ code: one.CustomerDataID, name: one.CustomerName })),
    products: Products.map((one) => ({ code: one.ProductDataID, name: one.ProductTypeName })),
  }
}

/** The lists of `file`; none where there is none, or where it cannot be read. */
async function readKept(file: string): Promise<Lists> {
  try {
    return kept.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return EMPTY
  }
}

import { CallError } from '../../platform/client.ts'

/** Items that one request carries, so that an officer sees how far it is and can stop. */
export const CHUNK = 50

/** What the server says of one item. */
export interface ItemResult<Done> {
  Outcome: 'done' | 'refused' | 'notTried'
  Code?: string
  Message?: string
  Record?: Done
}

/** How far a batch is, or how it ended: each item stands in one of the three. */
export interface BatchEnd<Item, Done> {
  done: readonly Done[]
  refused: readonly Refused<Item>[]
  notTried: readonly Item[]
  /** Why the last items were not tried; undefined where the officer stopped it. */
  error?: unknown
}

export interface Refused<Item> {
  item: Item
  message: string
}

interface Run<Item, Done> {
  send: (chunk: readonly Item[]) => Promise<readonly ItemResult<Done>[]>
  onProgress: (end: BatchEnd<Item, Done>) => void
  /** Asked before each request. */
  isStopped: () => boolean
}

/** Sends what `before` has not tried, a chunk after the other, until one fails or the officer stops it. */
export async function runBatch<Item, Done>(
  before: BatchEnd<Item, Done>,
  { send, onProgress, isStopped }: Run<Item, Done>,
): Promise<BatchEnd<Item, Done>> {
  let end = { ...before, error: undefined as unknown }
  while (end.notTried.length > 0 && !end.error && !isStopped()) {
    onProgress(end)
    end = await send(end.notTried.slice(0, CHUNK)).then(
      (results) => withResults(end, results),
      (error: unknown) => ({ ...end, error }),
    )
  }
  return end
}

/** What the buttons of its dialog do: start it, stop it, or go on with what is left. */
export function stageOf(running: boolean, end: unknown): 'asked' | 'running' | 'ended' {
  if (running) return 'running'
  return end ? 'ended' : 'asked'
}

/** Adds what became of the first items that were not tried; the results stand in the order of the items. */
function withResults<Item, Done>(end: BatchEnd<Item, Done>, results: readonly ItemResult<Done>[]) {
  const tried = results.filter(({ Outcome }) => Outcome !== 'notTried')
  const ended = results[tried.length]
  return {
    done: [...end.done, ...tried.flatMap(({ Record }) => Record ?? [])],
    refused: [...end.refused, ...tried.flatMap((result, n) => refusedItem(end, n, result))],
    notTried: end.notTried.slice(tried.length),
    error: ended && new CallError({ code: 'sys.failed', message: ended.Message }),
  }
}

function refusedItem<Item>(
  { notTried }: Pick<BatchEnd<Item, unknown>, 'notTried'>,
  n: number,
  { Outcome, Message = '' }: ItemResult<unknown>,
): Refused<Item>[] {
  const item = notTried[n]
  return item !== undefined && Outcome === 'refused' ? [{ item, message: Message }] : []
}

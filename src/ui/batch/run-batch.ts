import { CallError, isOutcomeUnknown } from '../../platform/client.ts'

/** Items that one request carries, so that an officer sees how far it is and can stop. */
export const CHUNK = 50

/** What the server says of one item. */
export interface ItemResult<Done> {
  Outcome: 'done' | 'refused' | 'notTried'
  Code?: string
  Message?: string
  Record?: Done
}

/** How far a batch is, or how it ended: each item stands in one of the four. */
export interface BatchEnd<Item, Done> {
  done: readonly Done[]
  refused: readonly Refused<Item>[]
  /** Were sent, and no answer came: they may be done. Sent again, none is done twice. */
  unsure: readonly Item[]
  notTried: readonly Item[]
  /** Why it ended early; undefined where the officer stopped it. */
  error?: unknown
  /** Id of the officer whose session was over by then, and who hears of it once they sign in again. */
  cutFor?: string | undefined
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

/** A batch before anything of it was sent. */
export function unsent<Item>(items: readonly Item[]): BatchEnd<Item, never> {
  return { done: [], refused: [], unsure: [], notTried: items }
}

/** What going on would send. */
export function leftOf<Item>({ unsure, notTried }: Pick<BatchEnd<Item, unknown>, Left>): Item[] {
  return [...unsure, ...notTried]
}
type Left = 'unsure' | 'notTried'

/** What was to be done and is not. */
export function notDoneOf<Item>(end: BatchEnd<Item, unknown>): Item[] {
  return [...end.refused.map(({ item }) => item), ...leftOf(end)]
}

/** The items that the server says are done, of `items`, which may have been made anew since they were sent. */
export function itemsDone<Item>(items: readonly Item[], end: BatchEnd<Item, unknown>): Item[] {
  const others = new Set(notDoneOf(end).map((item) => JSON.stringify(item)))
  return items.filter((item) => !others.has(JSON.stringify(item)))
}

/** Sends what is left of `before`, a chunk after the other, until one fails or the officer stops it. */
export async function runBatch<Item, Done>(
  before: BatchEnd<Item, Done>,
  { send, onProgress, isStopped }: Run<Item, Done>,
): Promise<BatchEnd<Item, Done>> {
  let end = { ...before, error: undefined as unknown }
  while (leftOf(end).length > 0 && !end.error && !isStopped()) {
    onProgress(end)
    // What got no answer is sent again as it was sent: only so does the server know it.
    const chunk = end.unsure.length > 0 ? end.unsure : end.notTried.slice(0, CHUNK)
    end = await send(chunk).then(
      (results) => withResults(end, chunk, results),
      (error: unknown) => withError(end, chunk, { error, isStopped: isStopped() }),
    )
  }
  return end
}

/** What the buttons of its dialog do: start it, stop it, or go on with what is left. */
export function stageOf(running: boolean, end: unknown): 'asked' | 'running' | 'ended' {
  if (running) return 'running'
  return end ? 'ended' : 'asked'
}

/** Adds what became of `chunk`; the results stand in the order of its items. */
function withResults<Item, Done>(
  end: BatchEnd<Item, Done>,
  chunk: readonly Item[],
  results: readonly ItemResult<Done>[],
) {
  const tried = results.filter(({ Outcome }) => Outcome !== 'notTried')
  const ended = results[tried.length]
  return {
    done: [...end.done, ...tried.flatMap(({ Record }) => Record ?? [])],
    refused: [...end.refused, ...tried.flatMap((result, n) => refusedItem(chunk[n], result))],
    unsure: [],
    notTried: [...chunk.slice(tried.length), ...without(end.notTried, chunk)],
    error: ended && new CallError({ code: 'sys.failed', message: ended.Message }),
  }
}

/** Without an answer: what was sent may be done, unless the error says that it was not. */
function withError<Item, Done>(
  end: BatchEnd<Item, Done>,
  chunk: readonly Item[],
  { error, isStopped }: { error: unknown; isStopped: boolean },
) {
  const reason = isStopped ? undefined : error
  if (!mayBeDone(error)) return { ...end, error: reason }
  return { ...end, unsure: chunk, notTried: without(end.notTried, chunk), error: reason }
}

function mayBeDone(error: unknown): boolean {
  return isOutcomeUnknown(error) && (error as CallError).code !== 'sys.network'
}

function refusedItem<Item>(
  item: Item | undefined,
  { Outcome, Message = '' }: ItemResult<unknown>,
): Refused<Item>[] {
  return item !== undefined && Outcome === 'refused' ? [{ item, message: Message }] : []
}

function without<Item>(items: readonly Item[], chunk: readonly Item[]): Item[] {
  const sent = new Set(chunk)
  return items.filter((item) => !sent.has(item))
}

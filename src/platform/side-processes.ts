import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { FairQueue, type QueueLimits } from './fair-queue.ts'
import { onceAborted } from './once-gone.ts'
import { packageRoot } from './package-root.ts'

/** Which processes do some work, and what bounds them. */
export interface SideProcessOptions {
  /** The module of ours beside which their program lies, and the program's name. */
  beside: string
  program: string
  limits: QueueLimits
  timeoutMs: number
  /** Whether another process begins anew, once, where the first was killed or stopped: its work may be done twice. */
  triesAgain?: boolean
  /** How long work may go on for which nobody waits any more. */
  abandonedMs: number
  /** What their objects may take; as much as Node.js gives where nothing is said. */
  maxHeapMebibytes?: number
  /** Their environment; ours where nothing is said. */
  env?: NodeJS.ProcessEnv
}

/** Whose work it is, by turns of whom it is done, and until when somebody waits for it. */
interface Place {
  line: string
  about: string
  signal?: AbortSignal | undefined
}

/** What is said to a process and what it says. */
export interface Talk {
  /** Sends a message; resolved when it is on its way, so that no more is kept than it takes. */
  send(message: object): Promise<void>
  /** The next message. Rejects where none comes: the process ended, took too long, or nobody waits any more. */
  next(): Promise<unknown>
}

type Work<T> = (talk: Talk) => Promise<T>

/** A process that ended by itself, as one does without memory, that was stopped, or that took longer than it may. */
export class ProcessLost extends Error {
  /** It was at work all the time, and so would another be. */
  readonly isLate: boolean

  constructor(message: string, { isLate = false } = {}) {
    super(message)
    this.isLate = isLate
  }
}

const IDLE_TIMEOUT_MS = 10_000
/** How often it is looked whether a process was stopped, which says nothing any more. */
const CHECK_MS = 5000

/**
 * Work that is too heavy for the server, in processes of its own: some at a time, by turns of those who ask. A process is kept
 * for ten seconds after its last work and its memory goes with it; one that fails is ended and replaced by another.
 */
export class SideProcesses {
  readonly #options: SideProcessOptions
  readonly #queue: FairQueue
  readonly #running = new Set<ChildProcess>()
  readonly #idle = new Map<ChildProcess, NodeJS.Timeout>()

  constructor(options: SideProcessOptions) {
    this.#options = options
    this.#queue = new FairQueue(options.limits)
  }

  /** How much waits for its turn. */
  get waiting(): number {
    return this.#queue.waiting
  }

  /** The processes that there are. */
  get pids(): number[] {
    return [...this.#running].flatMap(({ pid }) => pid ?? [])
  }

  /**
   * Does `work` with a process when it is its turn; calls `onFull` where too many wait. Throws what `work` throws,
   * `ProcessLost`, or why nobody waits any more.
   */
  async run<T>(place: Place, work: Work<T>, onFull: () => never): Promise<T> {
    const { signal } = place
    signal?.throwIfAborted()
    return this.#queue.run({ ...place, signal }, () => this.#try(work, signal), onFull)
  }

  /** Ends every process; the next work starts another. */
  async close(): Promise<void> {
    await Promise.all([...this.#running].map((process) => this.#end(process)))
  }

  async #try<T>(work: Work<T>, caller?: AbortSignal): Promise<T> {
    try {
      return await this.#talk(work, caller)
    } catch (error) {
      const isWorthAnother = error instanceof ProcessLost && !error.isLate
      if (!this.#options.triesAgain || !isWorthAnother || caller?.aborted) throw error
      return this.#talk(work, caller)
    }
  }

  async #talk<T>(work: Work<T>, caller?: AbortSignal): Promise<T> {
    const [kept = this.#start()] = this.#idle.keys()
    clearTimeout(this.#idle.get(kept))
    this.#idle.delete(kept)
    keepAlive(kept, true)
    const talk = new Conversation(kept, this.#options, caller)
    try {
      const result = await work(talk)
      this.#idle.set(kept, setTimeout(() => this.#end(kept), IDLE_TIMEOUT_MS).unref())
      return result
    } catch (error) {
      await this.#end(kept)
      throw talk.why ?? error
    } finally {
      talk.close()
      keepAlive(kept, false)
    }
  }

  #start(): ChildProcess {
    const { beside, program, maxHeapMebibytes, env } = this.#options
    // TypeScript where the module runs as TypeScript, else what the build made of it.
    const extension = path.extname(beside)
    const loader = extension === '.ts' ? ['--import', 'tsx'] : []
    const heap = maxHeapMebibytes ? [`--max-old-space-size=${maxHeapMebibytes}`] : []
    const started = fork(fileURLToPath(new URL(`${program}${extension}`, beside)), {
      cwd: packageRoot,
      execArgv: [...loader, ...heap],
      env: env ?? process.env,
      // Bytes go over as they are.
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    this.#running.add(started)
    started.on('error', () => {})
    started.once('exit', () => this.#forget(started))
    return started
  }

  #forget(process: ChildProcess): void {
    clearTimeout(this.#idle.get(process))
    this.#idle.delete(process)
    this.#running.delete(process)
  }

  async #end(process: ChildProcess): Promise<void> {
    this.#forget(process)
    if (!process.pid || process.exitCode !== null || process.signalCode !== null) return
    const gone = once(process, 'exit')
    process.kill('SIGKILL')
    await gone
  }
}

/** What is said between us and a process until it has done its work. */
class Conversation implements Talk {
  readonly #process: ChildProcess
  readonly #caller: AbortSignal | undefined
  readonly #received: unknown[] = []
  readonly #timeout: NodeJS.Timeout
  readonly #check: NodeJS.Timeout
  readonly #abandonedMs: number
  readonly #stay: () => void
  #abandoned: NodeJS.Timeout | undefined
  #ended: { why: unknown } | undefined
  #wake = () => {}

  constructor(
    process: ChildProcess,
    { timeoutMs, abandonedMs }: SideProcessOptions,
    caller: AbortSignal | undefined,
  ) {
    this.#process = process
    this.#caller = caller
    this.#abandonedMs = abandonedMs
    const late = () => this.#end(new ProcessLost('It took too long', { isLate: true }))
    this.#timeout = setTimeout(late, timeoutMs)
    this.#check = setInterval(this.#onCheck, CHECK_MS)
    process.on('message', this.#onMessage)
    process.once('exit', this.#onExit)
    this.#stay = onceAborted(caller, this.#onAbort)
  }

  /** Why nothing more is said. */
  get why(): unknown {
    return this.#ended?.why
  }

  async send(message: object): Promise<void> {
    if (this.#ended) throw this.#ended.why
    const sent = new Promise<void>((resolve) => this.#process.send(message, () => resolve()))
    await Promise.race([sent, this.#untilEnded()])
  }

  async next(): Promise<unknown> {
    while (this.#received.length === 0) {
      if (this.#ended) throw this.#ended.why
      await new Promise<void>((resolve) => {
        this.#wake = resolve
      })
    }
    return this.#received.shift()
  }

  close(): void {
    clearTimeout(this.#timeout)
    clearInterval(this.#check)
    clearTimeout(this.#abandoned)
    this.#process.off('message', this.#onMessage)
    this.#process.off('exit', this.#onExit)
    this.#stay()
  }

  readonly #onMessage = (message: unknown) => {
    this.#received.push(message)
    this.#wake()
  }
  readonly #onCheck = async () => {
    if (await isStopped(this.#process)) this.#end(new ProcessLost('The process was stopped'))
  }
  readonly #onExit = () => this.#end(new ProcessLost('The process ended'))
  readonly #onAbort = () => {
    const end = () => this.#end(this.#caller?.reason)
    if (this.#abandonedMs === 0) end()
    else this.#abandoned = setTimeout(end, this.#abandonedMs)
  }

  /** A message that is not taken any more is never said to be on its way. */
  #untilEnded(): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve
    })
  }

  #end(why: unknown): void {
    this.#ended ??= { why }
    this.#wake()
  }
}

/** Whether a process is held by a signal; only Linux says. */
async function isStopped({ pid }: ChildProcess): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'latin1').catch(() => '')
  // Its name, in brackets, may hold anything; its state follows.
  return stat.slice(stat.lastIndexOf(')') + 2).startsWith('T')
}

/** A process at work keeps ours alive, one that waits for work does not. */
function keepAlive(process: ChildProcess, isBusy: boolean): void {
  const change = isBusy ? 'ref' : 'unref'
  process[change]()
  process.channel?.[change]()
}

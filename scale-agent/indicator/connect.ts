import { createConnection } from 'node:net'
import { onceAborted } from '../../src/platform/once-gone.ts'
import { repeat } from '../repeat.ts'
import type { FormatName } from './format-names.ts'
import { createLiveWeight, type LiveWeight } from './live-weight.ts'
import { openSerialPort, type SerialPort, type SerialSettings } from './serial-port.ts'

/** Where an indicator is, and in which format it sends. */
export interface IndicatorSettings {
  connection: ({ type: 'serial' } & SerialSettings) | { type: 'tcp'; host: string; port: number }
  format: FormatName
}

/** An indicator that is read all the time, and connected to again whenever its connection ends. */
export interface Indicator {
  show(): LiveWeight & { detail?: string }
  stop(): Promise<void>
}

type Read = (bytes: Buffer) => void

const PAUSE_MS = 1000
/** A network that is cut says nothing: without a byte for so long the connection is made anew. */
const TCP_SILENT_MS = 10_000
/** How often a serial line is asked whether it still stands. */
const SERIAL_CHECK_MS = 1000

/** Connects to the indicator of `settings` and reads it until it is stopped. */
export function connectIndicator({ connection, format }: IndicatorSettings): Indicator {
  const live = createLiveWeight(format)
  let fault: string | undefined = ''
  const opened = () => {
    fault = undefined
  }
  const read: Read = (bytes) => {
    opened()
    live.read(bytes, performance.now())
  }
  const stop = repeat(async (signal) => {
    const reading = { read, opened, signal }
    const ended =
      connection.type === 'tcp' ? readTcp(connection, reading) : readSerial(connection, reading)
    await ended.catch((error) => {
      fault = (error as NodeJS.ErrnoException).code ?? (error as Error).message
    })
    live.reset()
    fault ??= ''
    return PAUSE_MS
  })
  return {
    show: () =>
      fault === undefined
        ? live.show(performance.now())
        : { ...live.show(performance.now()), state: 'away', kg: null, detail: fault },
    stop,
  }
}

interface Reading {
  read: Read
  /** Called once the connection stands. */
  opened(): void
  signal: AbortSignal
}

/** Reads until the connection ends. */
function readTcp(
  { host, port }: { host: string; port: number },
  { read, opened, signal }: Reading,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host, port })
    socket.setTimeout(TCP_SILENT_MS, () => socket.destroy())
    socket.setKeepAlive(true)
    socket
      .on('connect', opened)
      .on('data', read)
      .on('error', reject)
      .on('close', () => resolve())
    onceAborted(signal, () => socket.destroy())
  })
}

/** Reads until the port ends, as where a USB adapter is pulled out. */
async function readSerial(
  settings: SerialSettings,
  { read, opened, signal }: Reading,
): Promise<void> {
  const { path, baudRate, dataBits, parity, stopBits } = settings
  const port = await openSerialPort({ path, baudRate, dataBits, parity, stopBits })
  const close = () => void port.close().catch(() => {})
  const stay = onceAborted(signal, close)
  const watch = watchSerialLine(port, close)
  opened()
  const buffer = Buffer.alloc(4096)
  try {
    while (!signal.aborted) {
      const { bytesRead } = await port.read(buffer, 0, buffer.length)
      if (bytesRead === 0) return
      read(Buffer.from(buffer.subarray(0, bytesRead)))
    }
  } finally {
    clearInterval(watch)
    stay()
    if (!signal.aborted) close()
  }
}

/**
 * Calls `close` once the line is gone. On Linux a line that hangs up during a read gives reads of
 * no bytes for ever, which the port repeats without an end; only its settings then fail to be read.
 */
function watchSerialLine(port: SerialPort, close: () => void): NodeJS.Timeout | undefined {
  if (process.platform !== 'linux') return
  return setInterval(() => void port.getBaudRate().catch(close), SERIAL_CHECK_MS)
}

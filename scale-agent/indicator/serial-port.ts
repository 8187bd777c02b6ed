import { createRequire } from 'node:module'
import { StartupError } from '../../src/platform/startup-error.ts'

/** How a serial port is set; an indicator's manual says it. */
export interface SerialSettings {
  /** `COM3`, `/dev/ttyUSB0`. */
  path: string
  baudRate: number
  dataBits: 7 | 8
  parity: 'none' | 'even' | 'odd'
  stopBits: 1 | 2
}

/** A serial port that is open. */
export interface SerialPort {
  read(buffer: Buffer, offset: number, length: number): Promise<{ bytesRead: number }>
  /** Fails once the line is gone. */
  getBaudRate(): Promise<{ baudRate: number }>
  close(): Promise<void>
}

/** What is used of `@serialport/bindings-cpp`: an optional package, which brings a binary for each system. */
interface Bindings {
  autoDetect(): {
    open(settings: SerialSettings & { lock: boolean; hupcl: boolean }): Promise<SerialPort>
    list(): Promise<{ path: string }[]>
  }
}

/** Opens a serial port; fails where there is none of this name, or another program has it. */
export function openSerialPort(settings: SerialSettings): Promise<SerialPort> {
  return bindings()
    .autoDetect()
    .open({ ...settings, lock: true, hupcl: true })
}

/** The names of this machine's serial ports. */
export async function listSerialPorts(): Promise<string[]> {
  const ports = await bindings().autoDetect().list()
  return ports.map(({ path }) => path)
}

/** Loaded where it is needed: most agents read files or TCP. */
function bindings(): Bindings {
  try {
    return createRequire(import.meta.url)('@serialport/bindings-cpp')
  } catch {
    throw new StartupError(
      'ไม่มีโปรแกรมอ่านพอร์ตอนุกรมของเครื่องนี้ กรุณารัน npm install อีกครั้ง',
      'The reader of serial ports is not installed for this machine. Run npm install again.',
    )
  }
}

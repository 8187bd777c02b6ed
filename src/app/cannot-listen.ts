import { StartupError } from '../platform/startup-error.ts'
import type { Settings } from './settings.ts'

type Where = Pick<Settings, 'host' | 'port'>

/** What to do about `error`, with which the server could not listen there, as a StartupError; else the error itself. */
export function cannotListen(error: NodeJS.ErrnoException, where: Where): Error {
  return SENTENCES[error.code ?? '']?.(where) ?? error
}

/** By the code of the system. */
const SENTENCES: Readonly<Record<string, (where: Where) => StartupError>> = {
  EADDRINUSE: ({ port }) =>
    new StartupError(
      `พอร์ต ${port} มีโปรแกรมอื่นใช้อยู่ กรุณาปิดโปรแกรมนั้นหรือตั้ง PORT เป็นเลขอื่น`,
      `Port ${port} is in use. Close the other program, or set PORT to another number.`,
    ),
  EACCES: ({ port }) =>
    new StartupError(
      `เครื่องนี้ไม่ให้โปรแกรมเปิดพอร์ต ${port} กรุณาตั้ง PORT เป็นเลข 1024 ขึ้นไป`,
      `This machine does not let the program open port ${port}. Set PORT to 1024 or a higher number.`,
    ),
  EADDRNOTAVAIL: notHere,
  EAFNOSUPPORT: notHere,
  EINVAL: notHere,
  ENOTFOUND: notHere,
  EAI_AGAIN: notHere,
}

function notHere({ host }: Where): StartupError {
  return new StartupError(
    `เครื่องนี้ไม่มีที่อยู่ ${host} กรุณาตั้ง HOST เป็นที่อยู่ของเครื่องนี้ เช่น 127.0.0.1 หรือ 0.0.0.0 สำหรับทุกที่อยู่`,
    `This machine does not have the address ${host}. Set HOST to one that it has, like 127.0.0.1, or 0.0.0.0 for all of them.`,
  )
}

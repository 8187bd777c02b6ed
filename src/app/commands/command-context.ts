import os from 'node:os'
import { findByEmail } from '../../identity/writes/sign-in.ts'
import { calls } from '../../import/contract.ts'
import type { CallContext, Officer } from '../../platform/call-context.ts'
import { StartupError } from '../../platform/startup-error.ts'

/** The context of what the command `name` does: by the account of the system, for `officer` where one is named. */
export function commandContext(name: string, officer?: Officer): CallContext {
  const systemAccount = accountOfSystem()
  return { now: new Date(), requestId: name, language: 'th', address: '', systemAccount, officer }
}

/** The officer of `email`. Throws a StartupError unless there is one who may import. */
export async function importerOf(email: string): Promise<Officer> {
  const found = await findByEmail(email)
  const mayImport = calls.import.roles.some((role) => role === found?.officer.role)
  if (found && mayImport && !found.isDeactivated) return found.officer
  throw new StartupError(
    `ไม่มีผู้ใช้ “${email}” ที่นำเข้าข้อมูลได้ ยังไม่ได้ทำสิ่งใด กรุณาตรวจอีเมลหลัง --as`,
    `No officer “${email}” may import, and nothing was done. Check the email after --as.`,
  )
}

/** `somchai@mill-pc`: the login name, also of who became root by sudo, and the machine's name. */
function accountOfSystem(): string {
  return `${loginName()}@${os.hostname()}`
}

function loginName(): string {
  try {
    const { uid, username } = os.userInfo()
    return (uid === 0 && process.env.SUDO_USER) || username
  } catch {
    // An account without a name, as in a container.
    return `uid ${process.getuid?.()}`
  }
}

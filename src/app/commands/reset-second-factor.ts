import { resetFactorOf } from '../../identity/writes/reset-factor.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { withDatabase } from '../database.ts'
import { readSettings } from '../settings.ts'

/** Takes the second factor of the officer of `email` away, for a Super Admin who has lost app and recovery codes. */
async function main(email = ''): Promise<void> {
  if (!email) {
    throw new StartupError(
      'กรุณาระบุอีเมล: npm run reset:second-factor -- somchai@mill.co.th',
      'Say whose: npm run reset:second-factor -- somchai@mill.co.th',
    )
  }
  const ctx = { now: new Date(), requestId: 'command', language: 'th' as const, address: '' }
  const wasReset = await withDatabase(readSettings(process.env), () => resetFactorOf(email, ctx))
  if (!wasReset) {
    throw new StartupError(
      `ไม่พบการยืนยันสองขั้นตอนของ “${email}” กรุณาตรวจสอบอีเมล`,
      `“${email}” has no second factor. Check the email.`,
    )
  }
  console.log(`ล้างการยืนยันสองขั้นตอนแล้ว / second factor removed: ${email}`)
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}

await main(process.argv[2]).catch(fail)

import { resetFactorOf } from '../../identity/writes/manage-user.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { withMill } from '../database.ts'
import { readSettings } from '../settings.ts'
import { commandContext } from './command-context.ts'
import { readArguments, runCommand } from './run-command.ts'

/** Takes the second factor of the officer of `email` away, for a Super Admin who has lost app and recovery codes. */
async function main(): Promise<void> {
  const {
    positionals: [email],
  } = readArguments(process.argv.slice(2), { options: {}, most: 1, usage: USAGE })
  if (!email) throw new StartupError(`ใช้: ${USAGE.th}`, `Use: ${USAGE.en}`)
  const ctx = commandContext('command')
  const wasReset = await withMill(readSettings(process.env), () => resetFactorOf(email, ctx), {
    isCurrent: true,
  })
  if (!wasReset) {
    throw new StartupError(
      `ไม่พบการยืนยันสองขั้นตอนของ “${email}” กรุณาตรวจสอบอีเมล`,
      `“${email}” has no second factor. Check the email.`,
    )
  }
  console.log(`ล้างการยืนยันสองขั้นตอนแล้ว / second factor removed: ${email}`)
}

const USAGE = {
  th: 'npm run reset:second-factor -- อีเมล',
  en: 'npm run reset:second-factor -- email',
}

await runCommand(main)

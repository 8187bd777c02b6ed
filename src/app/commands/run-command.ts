import { Refusal } from '../../platform/errors.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { translate } from '../words.ts'

/** Does what a command is for; where that fails, says why, in both languages, and ends with 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  await work().catch((error: unknown) => {
    console.error(messageOf(error))
    process.exitCode = 1
  })
}

function messageOf(error: unknown): unknown {
  if (error instanceof StartupError) return error.message
  if (!(error instanceof Refusal)) return error
  return (['th', 'en'] as const).map((lng) => translate(error.code, error.params, lng)).join(' / ')
}

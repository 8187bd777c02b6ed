import { type ParseArgsConfig, parseArgs } from 'node:util'
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

type Known = NonNullable<ParseArgsConfig['options']>

/** How a command is called, in both languages. */
interface Usage {
  th: string
  en: string
}

/**
 * What a command was called with: its options, and at most `most` names. What it does not know is refused: a mistyped
 * option must not do something else.
 */
export function readArguments<Options extends Known>(
  args: readonly string[],
  { options, most, usage }: { options: Options; most: number; usage: Usage },
) {
  const parsed = parsedOf([...args], options)
  if (parsed && parsed.positionals.length <= most) return parsed
  const called = args.join(' ')
  throw new StartupError(
    `ไม่เข้าใจ “${called}” ยังไม่ได้ทำสิ่งใด ใช้: ${usage.th}`,
    `“${called}” is not understood and nothing was done. Use: ${usage.en}`,
  )
}

function parsedOf<Options extends Known>(args: string[], options: Options) {
  try {
    return parseArgs({ args, options, allowPositionals: true })
  } catch {
    return undefined
  }
}

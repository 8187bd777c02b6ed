import { open, readFile, rename } from 'node:fs/promises'
import { z } from 'zod'

/** The last numbers that were given, of slips and of weigh-ins. */
export interface Numbers {
  slips: number
  ins: number
}

const schema = z.object({ slips: z.int().min(0), ins: z.int().min(0) })
const NONE: Numbers = { slips: 0, ins: 0 }

/** The last numbers of `file`, which outlives the queue; none where it is not there or cannot be read. */
export async function readLastNumbers(file: string): Promise<Numbers> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return NONE
  }
}

/** Writes them so that a crash leaves the old ones or the new ones. */
export async function keepLastNumbers(file: string, { slips, ins }: Numbers): Promise<void> {
  const handle = await open(`${file}.new`, 'w', 0o600)
  try {
    await handle.writeFile(JSON.stringify({ slips, ins }))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await rename(`${file}.new`, file)
}

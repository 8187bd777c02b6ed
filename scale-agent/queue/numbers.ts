import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { replaceFile } from '../replace-file.ts'

/** The number of the slip that is given as the `count`th: a prefix that ends in a figure is set apart from the count. */
export function slipNumber(prefix: string, count: number): string {
  const dash = /\p{N}$/u.test(prefix) ? '-' : ''
  return `${prefix}${dash}${`${count}`.padStart(6, '0')}`
}

/** The number of the weigh-in that is given as the `count`th: `AK7Q2-0154`. */
export function weighInNumber(prefix: string, mark: string, count: number): string {
  return `${prefix}${mark}-${`${count}`.padStart(4, '0')}`
}

/** The count at the end of a number that this agent gave, behind `mark`. */
export function countOf(number: string | null | undefined, mark = ''): number {
  const text = number ?? ''
  const count = /\d+$/.exec(text)?.[0] ?? ''
  return text.slice(0, text.length - count.length).endsWith(mark) ? Number(count) : 0
}

/** Neither vowels, which make words, nor what is taken for another. */
const LETTERS = '23456789BCDFGHJKMNPQRSTVWXZ'

/** The mark of an installation, of which half a million differ. */
export function newMark(): string {
  return Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
}

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
export function keepLastNumbers(file: string, { slips, ins }: Numbers): Promise<void> {
  return replaceFile(file, JSON.stringify({ slips, ins }))
}

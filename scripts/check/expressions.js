import { listSources, pathOf, readSource } from './sources.js'

/** What meets a file, a frame of a scale, or a value of either. */
const MEETS_OTHERS =
  /^(import\/(kinds|reads|writes)|platform\/spreadsheets|platform\/[^/]+$|scale-agent\/(indicator|folder)|weighing\/rules|vehicles\/rules|vendors\/rules|pricing\/rules)/
const IS_TEST = /\.test\.tsx?$/
/** Expressions that are put together while the program runs: how many, each of which meets no text of more than some hundred letters. */
const BUILT = new Map([
  // `MAX_INSTANT`, and one that is anchored.
  ['platform/spreadsheets/thai-values.ts', 3],
  // Of the lengths of a bank's groups.
  ['vendors/rules.ts', 1],
  // `MAX_HEADER`.
  ['platform/spreadsheets/units.ts', 1],
])

/**
 * Lengths that are tried one after another: what doubles with each letter shows at the first, and would never end at the last. There
 * what is linear takes a hundredth of a millisecond, and what is quadratic a thousand times as long.
 */
const LENGTHS = [26, 52, 256, 12_288]
const MAX_CPU_MS = 10
/** Letters that stand for the classes of an expression. */
const OF_CLASSES = ['0', 'a', 'ก', ' ', '"', '.', '\n']

/**
 * Expressions that meet what others wrote: each is tried with its own letters, and pairs of them, repeated, in front of
 * what it does not expect. One whose time grows with the square of the length is a fault: a file of a few bytes, folded,
 * would hold its reader up for minutes.
 */
export default async function expressions() {
  const { parseSync } = await import('oxc-parser')
  const files = listSources().filter(
    (file) => MEETS_OTHERS.test(file) && file.endsWith('.ts') && !IS_TEST.test(file),
  )
  const faults = files.flatMap((file) => {
    const { literals, built } = expressionsOf(parseSync(file, readSource(file)).program)
    return [
      ...literals.filter(growsWithTheSquare).map((one) => `${pathOf(file)}: ${one} is quadratic`),
      ...(built === (BUILT.get(file) ?? 0)
        ? []
        : [
            `${pathOf(file)}: ${built} expressions are put together and cannot be tried; write them as they are`,
          ]),
    ]
  })
  return { files: files.length, faults }
}

/** The expressions that a program is written with, and how many it puts together. */
function expressionsOf(program) {
  const literals = []
  let built = 0
  const pending = [program]
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.regex) literals.push(new RegExp(node.regex.pattern, node.regex.flags))
    if (node.type === 'NewExpression' && node.callee.name === 'RegExp') built += 1
    for (const value of Object.values(node)) {
      if (Array.isArray(value))
        pending.push(...value.filter((one) => one && typeof one === 'object'))
      else if (value && typeof value === 'object' && !(value instanceof RegExp)) pending.push(value)
    }
  }
  return { literals, built }
}

/** Whether some text takes an expression a time that grows with the square of its length. */
export function growsWithTheSquare(expression) {
  const letters = lettersOf(expression)
  const pumps = [...letters, ...letters.flatMap((one) => letters.map((other) => one + other))]
  return pumps.some((pump) =>
    ['', letters[0]].some((first) => {
      const textOf = (length) => `${first}${pump.repeat(length / pump.length)}\u0001`
      return LENGTHS.some((length) => isSlow(expression, textOf(length)))
    }),
  )
}

/** The letters that an expression is written with, and those of classes. */
function lettersOf({ source }) {
  const written = source.replace(/\\[a-zA-Z](\{[^}]*\})?|\(\?[<:!=]+|[\\^$*+?()|]/g, '')
  return [...new Set([...written.slice(0, 8), ...OF_CLASSES])]
}

/** The time of the processor, three times over: somebody else's turn is no time of an expression. */
function isSlow(expression, text) {
  const everywhere = new RegExp(expression, `${expression.flags.replace('g', '')}g`)
  return [1, 2, 3].every(() => {
    const before = process.cpuUsage().user
    text.replace(everywhere, '')
    return (process.cpuUsage().user - before) / 1000 > MAX_CPU_MS
  })
}

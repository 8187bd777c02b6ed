/** Words of correction for each block, and blocks, by version, at level L. */
const CORRECTION = [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28]
const BLOCKS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8]

/** The words of a code for `text`, with their correction, and its version. Throws where it is too long. */
export function wordsOf(text: string): { words: number[]; version: number } {
  const bytes = [...new TextEncoder().encode(text)]
  const version =
    CORRECTION.findIndex((_, at) => bitsFor(bytes, at + 1) <= dataWords(at + 1) * 8) + 1
  if (version === 0) throw new Error('Too long for a QR code')
  return { words: withCorrection(dataOf(bytes, version), version), version }
}

function bitsFor(bytes: readonly number[], version: number): number {
  return 4 + lengthBits(version) + bytes.length * 8
}

function lengthBits(version: number): number {
  return version < 10 ? 8 : 16
}

/** Words that a version holds in all: its modules without those that have another use. */
function allWords(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2
  const ofAlignment = alignments === 0 ? 0 : (25 * alignments - 10) * alignments - 55
  const modules = (16 * version + 128) * version + 64 - ofAlignment - (version >= 7 ? 36 : 0)
  return Math.floor(modules / 8)
}

function dataWords(version: number): number {
  return allWords(version) - CORRECTION[version - 1]! * BLOCKS[version - 1]!
}

/** The text as words: mode, length, bytes, and what fills the rest. */
function dataOf(bytes: readonly number[], version: number): number[] {
  const binary = (value: number, length: number) => value.toString(2).padStart(length, '0')
  const text = bytes.map((byte) => binary(byte, 8)).join('')
  const said = `0100${binary(bytes.length, lengthBits(version))}${text}0000`
  const words = said.match(/.{1,8}/g)!.map((word) => Number.parseInt(word.padEnd(8, '0'), 2))
  const count = dataWords(version)
  const filling = Array.from({ length: count }, (_, n) => (n % 2 === 0 ? 0xec : 0x11))
  return [...words.slice(0, count), ...filling.slice(0, Math.max(0, count - words.length))]
}

/** The words in blocks, each with its correction, by turns. */
function withCorrection(data: readonly number[], version: number): number[] {
  const [count, length] = [BLOCKS[version - 1]!, CORRECTION[version - 1]!]
  const short = Math.floor(data.length / count)
  const longer = data.length % count
  const generator = generatorOf(length)
  let from = 0
  const blocks = Array.from({ length: count }, (_, n) => {
    const block = data.slice(from, from + short + (n < count - longer ? 0 : 1))
    from += block.length
    return { block, correction: remainder(block, generator) }
  })
  const turns = (lists: readonly number[][]) =>
    Array.from({ length: Math.max(...lists.map((list) => list.length)) }, (_, at) =>
      lists.flatMap((list) => list[at] ?? []),
    ).flat()
  return [
    ...turns(blocks.map(({ block }) => block)),
    ...turns(blocks.map(({ correction }) => correction)),
  ]
}

/** The product in the field of 256 elements. */
function times(x: number, y: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((y >>> bit) & 1) * x
  }
  return product
}

function generatorOf(degree: number): number[] {
  const result = [...Array(degree - 1).fill(0), 1]
  let root = 1
  for (let n = 0; n < degree; n += 1) {
    for (let at = 0; at < degree; at += 1)
      result[at] = times(result[at]!, root) ^ (result[at + 1] ?? 0)
    root = times(root, 2)
  }
  return result
}

function remainder(data: readonly number[], generator: readonly number[]): number[] {
  let result = generator.map(() => 0)
  for (const word of data) {
    const factor = word ^ result[0]!
    result = [...result.slice(1), 0].map((value, at) => value ^ times(generator[at]!, factor))
  }
  return result
}

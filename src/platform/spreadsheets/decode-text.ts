import type { Encoding } from './sheet-table.ts'

/**
 * The text of a file, without its byte order mark, and how it was written: UTF-16 with its mark, else UTF-8 where it is
 * valid, else Windows-874, which Thai programs write. Undefined where it is none of these, or no text at all.
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } | undefined {
  // Old programs end a file with Ctrl-Z.
  const written = bytes.at(-1) === 0x1a ? bytes.subarray(0, -1) : bytes
  for (const [label, encoding] of labelsOf(written)) {
    const text = decode(written, label)
    if (text !== undefined) return { text, encoding }
  }
  return undefined
}

function labelsOf([first, second]: Uint8Array): [label: string, Encoding][] {
  if (first === 0xff && second === 0xfe) return [['utf-16le', 'UTF-16']]
  if (first === 0xfe && second === 0xff) return [['utf-16be', 'UTF-16']]
  return [
    ['utf-8', 'UTF-8'],
    ['windows-874', 'Windows-874'],
  ]
}

/** Undefined where bytes stand for no letter, or for a control character that no text has. */
function decode(bytes: Uint8Array, label: string): string | undefined {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes)
    return NO_TEXT.test(text) ? undefined : text
  } catch {
    return undefined
  }
}

/** A control character that stands in no text. */
const NO_TEXT = /[^\P{Cc}\t\n\v\f\r]/u

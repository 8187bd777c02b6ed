import { execFileSync } from 'node:child_process'

/** A document's text as poppler reads it, its pages parted by form feeds. */
export function textOf(pdf: Uint8Array): string {
  const maxBuffer = 64 * 1024 * 1024
  return execFileSync('pdftotext', ['-layout', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer,
  })
}

/** Without spaces; poppler says a letter twice whose tone mark stands over a vowel. */
export function bare(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/([ก-ฮ][ัิ-ฺ็-๎]+)\1/g, '$1')
}

import { execFileSync } from 'node:child_process'

/** Of 255. */
const DARK = 140
/** Points; text is black too, but never so tall. */
const TALL = 30

/** A document's text as poppler reads it, its pages parted by form feeds. */
export function textOf(pdf: Uint8Array): string {
  const maxBuffer = 64 * 1024 * 1024
  return execFileSync('pdftotext', ['-layout', '-', '-'], {
    input: pdf,
    encoding: 'utf8',
    maxBuffer,
  })
}

/** The upright lines of the first page, near black over more than a row of a table: boxes round cells. */
export function darkLines(pdf: Uint8Array): number {
  const drawn = execFileSync('pdftoppm', ['-gray', '-r', '72', '-l', '1', '-'], { input: pdf })
  const [, width = 0, height = 0] = /^P5\s(\d+) (\d+)\s/.exec(drawn.toString('latin1'))!.map(Number)
  const dots = drawn.subarray(-width * height)
  const isDark = (x: number, y: number) => dots[y * width + x]! < DARK
  const columns = Array.from({ length: width }, (_, x) => x)
  return columns.filter((x) => {
    let run = 0
    for (let y = 0; y < height && run < TALL; y += 1) run = isDark(x, y) ? run + 1 : 0
    return run >= TALL
  }).length
}

/** Without spaces. */
export function bare(text: string): string {
  return text.normalize('NFKC').replace(/\s/g, '')
}

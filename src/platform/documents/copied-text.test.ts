import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { expect, test } from 'vitest'
import { serverWords } from '../../app/words.ts'
import { packageRoot } from '../package-root.ts'
import { withWholeClusters } from './copied-text.ts'
import { thaiWords } from './thai-words.ts'

const require = createRequire(import.meta.url)
const FONTS = ['400Regular/Sarabun_400Regular', '600SemiBold/Sarabun_600SemiBold']
const compiler = NodeCompiler.create({
  workspace: packageRoot,
  fontArgs: [
    {
      fontBlobs: FONTS.map((file) =>
        readFileSync(require.resolve(`@expo-google-fonts/sarabun/${file}.ttf`)),
      ),
    },
  ],
})

/** A document with a line for each text, as typst writes it. */
function pdfOf(lines: readonly string[], weight: number): Uint8Array {
  const { result } = compiler.compile({
    mainFileContent: `
      #import "/src/platform/documents/page.typ": said
      #let data = json(bytes(sys.inputs.data))
      #set page(width: 60cm)
      #set text(font: "Sarabun", size: 9pt, lang: "th", weight: ${weight}, top-edge: "ascender", bottom-edge: "descender")
      #for line in data [#said(line) \\ ]`,
    inputs: { data: JSON.stringify(lines.map(thaiWords)) },
  })
  return compiler.pdf(result!, { pdfTags: false })
}

/** The lines as poppler reads them, in the order of the page's content. */
function linesOf(pdf: Uint8Array): string[] {
  const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8' })
  return text.split(/[\n\f]/).filter((line) => line !== '')
}

function pictureOf(pdf: Uint8Array): string {
  const picture = execFileSync('pdftoppm', ['-r', '100', '-gray', '-'], {
    input: pdf,
    maxBuffer: 256 * 1024 * 1024,
  })
  return picture.toString('base64')
}

const PRINTED = ['บริษัท', 'เลขที่ชั่งเข้า', 'ส่วนเพิ่มตามระดับ', 'รวมทั้งสิ้น', 'ปั๊มน้ำมัน', 'ฟื้นฟู', 'ครั้งครั้ง']
const CONSONANTS = Array.from('กขคฆงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ')
const VOWELS = ['', ...'ัิีึืุู']
const TONES = ['', ...'่้๊๋์']
const CLUSTERS = CONSONANTS.map((consonant) =>
  VOWELS.flatMap((vowel) => TONES.map((tone) => `${consonant}${vowel}${tone}ก`)).join(''),
)
/** As many glyphs as brackets have numbers of their own among them. */
const FIGURES = [
  '80-1007 · 1,000.25 (100%)',
  '(((+))) \\ ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz',
]
const SENTENCES = Object.values(serverWords)
  .map(({ th }) =>
    th
      .replace(/\{\{[^}]*\}\}/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
  )
  .filter((th) => /[ก-๙]/.test(th) && th.length < 160)

test.each([400, 600])(
  'text of weight %d is copied as it is printed, and looks as before',
  (weight) => {
    const lines = [...PRINTED, ...CLUSTERS, ...FIGURES]
    const drawn = pdfOf(lines, weight)
    const whole = withWholeClusters(drawn)
    expect(linesOf(drawn)).not.toEqual(lines)
    expect(linesOf(whole)).toEqual(lines)
    expect(pictureOf(whole) === pictureOf(drawn)).toBe(true)
  },
)

test('every sentence of the server is copied as it is printed', () => {
  const bare = (line: string) => line.replace(/\s/g, '')
  const found = linesOf(withWholeClusters(pdfOf(SENTENCES, 400)))
  expect(found.map(bare)).toEqual(SENTENCES.map(bare))
  expect(SENTENCES.length).toBeGreaterThan(300)
})

test('what is no PDF of typst stays as it is', () => {
  const other = Buffer.from('%PDF-1.4\nnothing')
  expect(withWholeClusters(other)).toBe(other)
})

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { packageRoot } from '../package-root.ts'
import { withWholeClusters } from './copied-text.ts'
import type { Answer, Data, Job } from './render-pdf.ts'
import { thaiWords } from './thai-words.ts'

// The process that `render-pdf.ts` starts: it answers each job by its document, and ends with who started it.

const require = createRequire(import.meta.url)
const FONTS = [
  require.resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'),
  require.resolve('@expo-google-fonts/sarabun/600SemiBold/Sarabun_600SemiBold.ttf'),
]
/** Documents after which typst forgets what none of them used. */
const CACHED_DOCUMENTS = 5

const compiler = NodeCompiler.create({
  workspace: packageRoot,
  fontArgs: [{ fontBlobs: FONTS.map((file) => readFileSync(file)) }],
})

// Ctrl-C reaches this process too; the server lets running calls end first.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
process.on('disconnect', () => process.exit())
process.on('message', (job: Job) => process.send?.(render(job)))

function render({ template, data }: Job): Answer {
  try {
    const compiled = compiler.compile({
      mainFilePath: path.join(packageRoot, template),
      inputs: { data: JSON.stringify(inWords(JSON.parse(data))) },
    })
    if (!compiled.result) {
      return { error: JSON.stringify(compiled.takeDiagnostics()?.shortDiagnostics) }
    }
    return { pdf: withWholeClusters(compiler.pdf(compiled.result, { pdfTags: false })) }
  } catch (error) {
    return { error: String(error) }
  } finally {
    compiler.evictCache(CACHED_DOCUMENTS)
  }
}

/** Days, banks and owners stand in many rows; their words are looked for once. */
function inWords(data: Data, known = new Map<string, string[]>()): Data {
  if (typeof data === 'string') return wordsOf(data, known)
  if (Array.isArray(data)) return data.map((one) => inWords(one, known))
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, inWords(value, known)]),
  )
}

function wordsOf(text: string, known: Map<string, string[]>): string[] {
  const words = known.get(text) ?? thaiWords(text)
  known.set(text, words)
  return words
}

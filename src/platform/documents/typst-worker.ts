import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parentPort } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { packageRoot } from '../package-root.ts'
import type { Answer, Job } from './render-pdf.ts'

const WEIGHTS = ['400Regular', '600SemiBold']
/** Renderings that typst remembers parts of. */
const MEMORY = 5

const compiler = NodeCompiler.create({
  workspace: packageRoot,
  fontArgs: [{ fontBlobs: WEIGHTS.map(font) }],
})

parentPort?.on('message', (job: Job) => parentPort?.postMessage(render(job)))

function render({ template, data }: Job): Answer {
  try {
    const compiled = compiler.compile({
      mainFilePath: path.join(packageRoot, template),
      inputs: { data },
    })
    if (!compiled.result) return { error: faults(compiled.takeDiagnostics()) }
    return { pdf: compiler.pdf(compiled.result, { pdfTags: false }) }
  } catch (error) {
    return { error: String(error) }
  } finally {
    compiler.evictCache(MEMORY)
  }
}

function faults(diagnostics: { shortDiagnostics: unknown[] } | null): string {
  return JSON.stringify(diagnostics?.shortDiagnostics)
}

function font(weight: string): Buffer {
  const manifest = createRequire(import.meta.url).resolve('@expo-google-fonts/sarabun/package.json')
  const folder = path.join(path.dirname(manifest), weight)
  const file = readdirSync(folder).find((name) => name.endsWith('.ttf'))
  return readFileSync(path.join(folder, file ?? ''))
}

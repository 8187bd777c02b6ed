// Plain JavaScript, since a thread runs as it stands beside the templates, whether the server is built or not.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'

const { packageRoot } = workerData
const require = createRequire(import.meta.url)
const FONTS = [
  require.resolve('@expo-google-fonts/sarabun/400Regular/Sarabun_400Regular.ttf'),
  require.resolve('@expo-google-fonts/sarabun/600SemiBold/Sarabun_600SemiBold.ttf'),
]
/** Documents after which typst forgets what none of them used. */
const MEMORY = 5

const compiler = NodeCompiler.create({
  workspace: packageRoot,
  fontArgs: [{ fontBlobs: FONTS.map((file) => readFileSync(file)) }],
})

parentPort.on('message', (job) => parentPort.postMessage(render(job)))

/** @param {import('./render-pdf.ts').Job} job @returns {import('./render-pdf.ts').Answer} */
function render({ template, data }) {
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

function faults(diagnostics) {
  return JSON.stringify(diagnostics?.shortDiagnostics)
}

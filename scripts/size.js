import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

const BUDGET_KB = { js: 220, css: 60 }

/** Prints what a first visit downloads, in KB after gzip, and throws where it is over its budget. */
export function checkBundleSize(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'))
  const entry = Object.keys(manifest).find((name) => manifest[name].isEntry)
  if (!entry) throw new Error('The bundle has no entry: its size cannot be checked')
  const sizes = {
    js: sum(folder, firstScripts(manifest, entry)),
    css: sum(folder, allStyles(folder)),
  }
  for (const [kind, size] of Object.entries(sizes)) {
    console.log(`  ${kind} ${size.toFixed(1)} of ${BUDGET_KB[kind]} KB (gzip)`)
  }
  const over = Object.keys(sizes).filter((kind) => sizes[kind] > BUDGET_KB[kind])
  if (over.length) throw new Error(`The screens are over their size budget: ${over.join(', ')}`)
}

/** The entry and everything that it imports before the first screen. */
function firstScripts(manifest, entry) {
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    manifest[name].imports?.forEach(visit)
  }
  visit(entry)
  return [...seen].map((name) => manifest[name].file).filter((file) => file.endsWith('.js'))
}

function allStyles(folder) {
  return readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.css'))
}

function sum(folder, files) {
  const bytes = files.map((file) => gzipSync(readFileSync(path.join(folder, file))).length)
  return bytes.reduce((total, size) => total + size, 0) / 1000
}

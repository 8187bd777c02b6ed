import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'

/** Script and style in KB after gzip: what the sign-in page needs, and the heaviest screen with all that it stands on. */
const BUDGET_KB = { 'sign-in': 102.8, 'heaviest screen': 399 }

/** What every screen stands on besides its own file, in the language that is longer. */
const SHELL = ['Product.tsx', 'virtual:more-words/th']

/** Prints what the sign-in page and the heaviest screen download, and throws where one is over its budget. */
export function checkBundleSize(folder) {
  const manifest = JSON.parse(readFileSync(path.join(folder, '.vite', 'manifest.json'), 'utf8'))
  const signIn = [...readPage(folder), ...filesOf(manifest, ['virtual:first-words/th'])]
  const shell = [...signIn, ...filesOf(manifest, SHELL)]
  const screens = screensOf(manifest)
    .map((name) => ({ name, size: sum(folder, [...shell, ...filesOf(manifest, [name])]) }))
    .sort((a, b) => b.size - a.size)
  if (screens.length === 0)
    throw new Error('The bundle has no screens: their size cannot be checked')
  const [heaviest] = screens
  const sizes = { 'sign-in': sum(folder, signIn), 'heaviest screen': heaviest.size }
  for (const [what, size] of Object.entries(sizes)) {
    console.log(`  ${what}: ${size.toFixed(1)} of ${BUDGET_KB[what]} KB (gzip)`)
  }
  console.log(`  the heaviest is ${path.basename(heaviest.name)}`)
  const over = Object.keys(sizes).filter((what) => sizes[what] > BUDGET_KB[what])
  if (over.length) throw new Error(`Over the budget of their size: ${over.join(', ')}`)
}

/** The scripts and styles that the page names. */
function readPage(folder) {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8')
  return [...page.matchAll(/"\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
}

/** The screens: what the product fetches by itself. What opens over a screen is fetched after it. */
function screensOf(manifest) {
  const inProduct = new Set(filesOf(manifest, ['Product.tsx']))
  return Object.values(manifest)
    .filter(({ file }) => inProduct.has(file))
    .flatMap(({ dynamicImports = [] }) => dynamicImports)
    .filter((name) => /\/screens\/.*\.tsx$/.test(name))
}

/** The files of these parts of the product and of everything that they import. */
function filesOf(manifest, ends) {
  const files = new Set()
  const seen = new Set()
  const visit = (name) => {
    if (seen.has(name)) return
    seen.add(name)
    const { file, css = [], imports = [] } = manifest[name]
    for (const each of [file, ...css]) files.add(each)
    imports.forEach(visit)
  }
  for (const end of ends) {
    const name = Object.keys(manifest).find((name) => name.endsWith(end))
    if (!name) throw new Error(`The bundle has no ${end}: its size cannot be checked`)
    visit(name)
  }
  return [...files]
}

function sum(folder, files) {
  const bytes = [...new Set(files)].map(
    (file) => gzipSync(readFileSync(path.join(folder, file))).length,
  )
  return bytes.reduce((total, size) => total + size, 0) / 1000
}

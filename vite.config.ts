import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { allWords, firstWords, rareWords } from './src/app/client/all-words.ts'
import { catalogue, documentWords } from './src/app/words.ts'
import { sentencesOf } from './src/platform/i18n.ts'

const server = `http://127.0.0.1:${process.env.PORT || 3000}`
const root = path.join(import.meta.dirname, 'src/app/client')

export default defineConfig({
  root,
  plugins: [react(), sentences(), preloadFonts()],
  build: {
    outDir: path.join(import.meta.dirname, 'dist/web'),
    // scripts/build.js removes what no open screen needs any more.
    emptyOutDir: false,
    manifest: true,
    // Browsers do it themselves by now.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // The build has a budget of its own, in gzip: scripts/size.js.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: { output: { codeSplitting: gatherSharedChunks() } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server } },
})

/** Makes files of what the words say in one language: `virtual:first-words/th` and the like. */
function sentences(): Plugin {
  const others = { ...firstWords, ...rareWords, ...documentWords, ...refusalsOfServer() }
  const more = Object.entries(allWords).filter(([key]) => !Object.hasOwn(others, key))
  const catalogues = {
    'first-words': firstWords,
    'more-words': Object.fromEntries(more),
    'rare-words': rareWords,
  }
  const files = new Map<string, string>()
  for (const [name, words] of Object.entries(catalogues)) {
    for (const language of ['th', 'en'] as const) {
      const text = JSON.stringify(sentencesOf(words, language))
      files.set(`virtual:${name}/${language}`, `export default ${text}`)
    }
  }
  return {
    name: 'sentences',
    resolveId: (id) => (files.has(id) ? `\0${id}` : undefined),
    load: (id) => files.get(id.slice(1)),
  }
}

/** Fetches the letters that all pages have with the page itself, so that no word changes its width once it was seen. */
function preloadFonts(): Plugin {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' }
  return {
    name: 'preload-fonts',
    transformIndexHtml: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => /-(thai|latin)-\d+-normal-[^/]*\.woff2$/.test(file))
        .map((file) => ({ tag: 'link', attrs: { ...attrs, href: `/${file}` }, injectTo: 'head' })),
  }
}

/** The refusals that no screen names: their sentences come with the answer. */
function refusalsOfServer(): object {
  const src = path.join(import.meta.dirname, 'src')
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      /(^|[/])(screens|ui|client|platform|rules)\b.*\.tsx?$/.test(file) && !/\.test\./.test(file),
  )
  const text = files.map((file) => readFileSync(path.join(src, file), 'utf8')).join('\n')
  const begun = [...text.matchAll(/`([\w.]+\.)\$\{/g)].map(([, beginning = '']) => beginning)
  return Object.fromEntries(
    Object.entries(catalogue).filter(
      ([code]) => !text.includes(`'${code}'`) && !begun.some((part) => code.startsWith(part)),
    ),
  )
}

/**
 * Gathers what screens share. By itself each set of screens that shares something has a chunk of
 * its own, and a screen is read from over forty; a request costs a cheap PC several milliseconds.
 */
function gatherSharedChunks(): Rolldown.CodeSplittingOptions {
  return {
    includeDependenciesRecursively: false,
    groups: [
      // The sign-in page.
      { name: 'start', tags: ['$initial'], priority: 2 },
      // What every screen stands on, and below what most and some of the others share.
      { name: nameOfProduct, debugName: 'product', priority: 1 },
      { name: 'shared', minShareCount: 16 },
      { name: 'screens', minShareCount: 9 },
    ],
  }
}

/** Gathers what `Product.tsx` imports, and what that imports, in one chunk. */
function nameOfProduct(id: string, modules: Rolldown.ChunkingContext): string | null {
  const found = new Set([id])
  for (const one of found) {
    if (one.endsWith('/Product.tsx')) return 'product'
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) found.add(importer)
  }
  return null
}

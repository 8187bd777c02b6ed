import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT || 3000}`
const root = path.join(import.meta.dirname, 'src/app/client')

export default defineConfig({
  root,
  plugins: [react()],
  build: {
    outDir: path.join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // The build has a budget of its own, in gzip: scripts/size.js.
    chunkSizeWarningLimit: Infinity,
    rolldownOptions: { output: { codeSplitting: gatherSharedChunks() } },
  },
  server: { host: '127.0.0.1', proxy: { '/api': server } },
})

/**
 * Gathers what screens share. By itself each set of screens that shares something has a chunk of
 * its own, and a screen is read from over forty; a request costs a cheap PC several milliseconds.
 */
function gatherSharedChunks(): Rolldown.CodeSplittingOptions {
  const start = new Set<string>()
  const entry = path.join(root, 'main.tsx')
  return {
    includeDependenciesRecursively: false,
    groups: [
      // What nearly all 24 screens share, and the sign-in with them.
      { name: 'start', minShareCount: 22, priority: 1 },
      {
        name: (id, context) => {
          if (start.size === 0) addImports(start, entry, context)
          return start.has(id) ? null : 'screens'
        },
        debugName: 'screens',
        minShareCount: 3,
      },
    ],
  }
}

/** Adds `id` and all that it imports; of packages that are imported by an index only a part is used. */
function addImports(ids: Set<string>, id: string, context: Rolldown.ChunkingContext): void {
  if (ids.has(id) || /@(mantine|tabler)\/.*index\.m?js$/.test(id)) return
  ids.add(id)
  for (const next of context.getModuleInfo(id)?.importedIds ?? []) addImports(ids, next, context)
}

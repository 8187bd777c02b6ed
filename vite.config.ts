import path from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const server = `http://127.0.0.1:${process.env.PORT || 3000}`

export default defineConfig({
  root: path.join(import.meta.dirname, 'src/app/client'),
  plugins: [react()],
  build: {
    outDir: path.join(import.meta.dirname, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    assetsInlineLimit: 0,
    // The build has a budget of its own, in gzip: scripts/size.js.
    chunkSizeWarningLimit: Infinity,
  },
  server: { host: '127.0.0.1', proxy: { '/api': server } },
})

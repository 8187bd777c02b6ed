import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildApp } from '../../app/app.ts'
import { packageRoot } from '../../platform/package-root.ts'

export interface Served {
  /** `http://127.0.0.1:41234`. */
  address: string
  /** Cuts every connection that is open now, the live one too. */
  cutConnections(): void
}

let served: Promise<Served> | undefined

/** The built product on whichever database is open: started once for all files of this process, and ended with it. */
export function serve(): Promise<Served> {
  served ??= start()
  return served
}

async function start(): Promise<Served> {
  const screens = path.join(packageRoot, 'dist', 'web')
  if (!existsSync(screens)) throw new Error('The screens are not built: npm run build')
  const app = await buildApp({ logLevel: 'silent', screens })
  // Never done: it says that these tests reach the screens, for `npm test -- --changed`.
  if (!app) await import('../../app/client/main.tsx')
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  return { address, cutConnections: () => app.server.closeAllConnections() }
}

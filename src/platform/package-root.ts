import { existsSync } from 'node:fs'
import path from 'node:path'

/** The folder of package.json: sources and the built server read migrations and templates below it. */
export const packageRoot = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  return existsSync(path.join(folder, 'package.json')) ? folder : findRoot(path.dirname(folder))
}

import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'

const DAY_MS = 24 * 3600_000

/**
 * Removes the build in `dist` but for what the screens of the last day are made of: those that are still open go on with
 * the files that they began with, whose names say what is in them. A file is as old as the last build that replaced it.
 */
export function clearFormerBuild(dist) {
  const web = path.join(dist, 'web')
  const assets = path.join(web, 'assets')
  const now = new Date()
  for (const file of filesOfBuild(web)) markAsReplaced(file, now)
  for (const name of ['built-from', 'server']) remove(path.join(dist, name))
  for (const file of filesIn(web)) if (file !== assets) remove(file)
  for (const file of filesIn(assets)) {
    if (statSync(file).mtimeMs < now.getTime() - DAY_MS) remove(file)
  }
}

/** The files of the screens that were served until now; none where no build was finished. */
function filesOfBuild(web) {
  try {
    const manifest = JSON.parse(readFileSync(path.join(web, '.vite', 'manifest.json'), 'utf8'))
    const names = Object.values(manifest).flatMap(({ file, css = [], assets = [] }) => [
      file,
      ...css,
      ...assets,
    ])
    return [...new Set(names)].map((name) => path.join(web, name))
  } catch {
    return []
  }
}

/** One that is gone already, or is somebody else's, stays as it is. */
function markAsReplaced(file, now) {
  try {
    utimesSync(file, now, now)
  } catch {}
}

function filesIn(folder) {
  try {
    return readdirSync(folder).map((name) => path.join(folder, name))
  } catch {
    return []
  }
}

function remove(file) {
  rmSync(file, { recursive: true, force: true })
}

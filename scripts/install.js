import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, show } from './run.js'

/** Installs exactly the packages of package-lock.json, unless exactly they are there. */
export async function ensureInstalled() {
  if (isInstalled(root)) return
  console.log('กำลังติดตั้ง / installing packages …')
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  // The build needs what production does not.
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const code = await show(npm, args, { shell: process.platform === 'win32' })
  if (code !== 0) throw new Error('npm ci failed; see above, and check the network')
}

/**
 * Whether the packages in the folder are those of its lock file: what npm says that it installed, and what lies there.
 * npm writes a lock file of its own when it is done; a package that another system needs is there nowhere else.
 */
export function isInstalled(folder) {
  const wanted = readPackages(folder, 'package-lock.json')
  const installed = readPackages(folder, 'node_modules/.package-lock.json')
  if (!wanted || !installed) return false
  const isThere = ([place, { version, integrity, optional }]) => {
    const lies = versionOf(folder, place)
    if (optional && !installed[place] && lies === undefined) return true
    return lies === version && installed[place]?.integrity === integrity
  }
  const packages = Object.entries(wanted).filter(([place]) => place !== '')
  return packages.every(isThere) && Object.keys(installed).every((place) => wanted[place])
}

/** The version of the package that lies at a place, undefined where none does. */
function versionOf(folder, place) {
  const file = path.join(folder, place, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined
}

function readPackages(folder, file) {
  try {
    return JSON.parse(readFileSync(path.join(folder, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

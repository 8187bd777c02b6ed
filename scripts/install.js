import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root, show } from './run.js'

/** Installs the packages of package-lock.json, unless exactly they are there. */
export async function ensureInstalled() {
  if (isInstalled()) return
  console.log('กำลังติดตั้ง / installing packages …')
  // Not `npm ci`: it refuses a lock file that lacks the binaries of systems other than where it was
  // made. Both take the versions of the lock file. The build needs what production does not.
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const code = await show(
    npm,
    ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      shell: process.platform === 'win32',
    },
  )
  if (code !== 0) throw new Error('npm install failed; see above, and check the network')
}

/** npm writes what it installed to a lock file of its own when it is done. */
function isInstalled() {
  const there = readPackages('node_modules/.package-lock.json')
  if (!there) return false
  const wanted = Object.entries(readPackages('package-lock.json'))
  return wanted.every(
    ([place, { version, optional }]) =>
      place === '' || optional || there[place]?.version === version,
  )
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages
  } catch {
    return undefined
  }
}

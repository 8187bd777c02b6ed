import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** A disk of its own, as full or as closed as a test wants it. */
export interface SmallDisk {
  folder: string
  close(): void
}

/** Mounts a disk of so many MB in memory, which only root may. */
export function mountSmallDisk(megabytes: number, more: string[] = []): SmallDisk {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'))
  const options = [`size=${megabytes}m`, ...more].join()
  execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'small-disk', folder])
  return {
    folder,
    close: () => {
      execFileSync('umount', ['--lazy', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

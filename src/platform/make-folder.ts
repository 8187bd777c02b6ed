import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Makes `folder` and those above it where they are missing; `made` hears of each that was. One by one: Node's own way does
 * not end where the system calls a folder missing that nobody can make, as below `/proc`.
 */
export async function makeFolder(
  folder: string,
  { mode, made }: { mode?: number; made?: (folder: string) => Promise<void> } = {},
): Promise<void> {
  if (await isFolder(folder)) return
  const above = path.dirname(folder)
  if (above !== folder) await makeFolder(above, { mode, made })
  await mkdir(folder, { mode }).catch(async (error) => {
    // Another process may have made it meanwhile.
    if (!(await isFolder(folder))) throw error
  })
  await made?.(folder)
}

function isFolder(place: string): Promise<boolean> {
  return stat(place).then(
    (found) => found.isDirectory(),
    () => false,
  )
}

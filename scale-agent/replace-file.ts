import { open, rename } from 'node:fs/promises'

/** Writes `file` so that a crash leaves the old one or the new one. It may hold a token: nobody else may read it. */
export async function replaceFile(file: string, contents: string): Promise<void> {
  await writeNew(`${file}.new`, contents)
  await rename(`${file}.new`, file)
}

/** Writes a file anew; what resolves is on the disk. */
export async function writeNew(file: string, contents: string | Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600)
  try {
    await handle.writeFile(contents)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

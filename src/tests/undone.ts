import { transaction } from '../platform/db.ts'

/** Does `work` and takes back all that it wrote, so that one record serves many cases; its errors come through. */
export async function undone(work: () => Promise<unknown>): Promise<void> {
  const enough = new Error('undone')
  await transaction(async () => {
    await work()
    throw enough
  }).catch((error) => {
    if (error !== enough) throw error
  })
}

import { encryptFactors } from '../identity/writes/factor-secret.ts'
import { setEncryptionKeys } from '../platform/encryption.ts'
import { logError } from '../platform/server-log.ts'
import { readKeyFile } from './key-file.ts'
import type { Settings } from './settings.ts'

/**
 * Gets the key of what is kept encrypted, from the settings or, beside a database of our own, from a file, and brings
 * what is kept under it. Says so where something is of another key.
 */
export async function openSecrets({
  secretsKey,
  formerSecretsKey,
  databaseUrl,
  dataDir,
}: Settings) {
  const current = secretsKey ?? (databaseUrl ? undefined : await readKeyFile(dataDir))
  // The settings ask for a key where secrets are used.
  if (!current) return
  setEncryptionKeys(formerSecretsKey ? [current, formerSecretsKey] : [current])
  const unreadable = await encryptFactors()
  if (unreadable > 0) logError(otherKey(unreadable))
}

function otherKey(n: number): string {
  return `อ่านการยืนยันสองขั้นตอนของผู้ใช้ ${n} คนไม่ได้ เพราะเข้ารหัสด้วยกุญแจอื่น กรุณาตั้งกุญแจเดิมเป็น SECRETS_KEY_FORMER แล้วเริ่มใหม่ หากไม่มีแล้ว ให้เข้าด้วยรหัสสำรอง หรือล้างด้วย npm run reset:second-factor -- อีเมล
Second factors that are encrypted with another key: ${n}. Set that one as SECRETS_KEY_FORMER and start again; if it is lost, their officers sign in by a recovery code, or npm run reset:second-factor -- email removes it.`
}

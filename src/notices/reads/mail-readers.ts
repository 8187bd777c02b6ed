import { db } from '../../platform/db.ts'
import type { Role } from '../../platform/roles.ts'
import type { Language } from '../../platform/thai-date.ts'

/** An officer who wants notices by mail. */
export interface MailReader {
  id: string
  role: Role
  email: string
  name: string
  language: Language
}

interface Chosen {
  Language?: Language
  NoticesByMail?: boolean
}

/** The active officers who switched mails on. */
export async function mailReaders(): Promise<MailReader[]> {
  const officers = await db()
    .selectFrom('active_officers')
    .select(['id', 'role', 'email', 'full_name', 'preferences'])
    .orderBy('id')
    .execute()
  return officers.flatMap(({ id, role, email, full_name, preferences }) => {
    const { Language = 'th', NoticesByMail } = preferences as Chosen
    if (!NoticesByMail) return []
    return [{ id, role: role as Role, email, name: full_name, language: Language }]
  })
}

import type { Officer } from '../../platform/call-context.ts'
import { createTranslate } from '../../platform/i18n.ts'
import { mailBody } from '../../platform/mail-body.ts'
import type { Language } from '../../platform/thai-date.ts'
import { words } from './words.ts'

const translate = createTranslate(words)

/** What the mail to the former address of an account says, when it was given another. */
export function emailChangedMail(
  { name, email, by }: { name: string; email: string; by: Officer },
  language: Language,
): { subject: string; text: string; html: string } {
  const officer = `${by.firstName} ${by.lastName}`
  const t = (key: keyof typeof words) => translate(key, { email, officer }, language)
  const paragraphs = [t('mail.email.changed'), t('mail.email.otherwise')]
  return { subject: t('mail.email.subject'), ...mailBody(name, paragraphs, language) }
}

import type { Officer } from '../../platform/call-context.ts'
import { createTranslate } from '../../platform/i18n.ts'
import { mailBody } from '../../platform/mail-body.ts'
import type { Language } from '../../platform/thai-date.ts'
import { words } from './words.ts'

const translate = createTranslate(words)

/** What the mail with the link to a new password says, as plain text and as simple HTML. */
export function resetMail(
  { officer, link }: { officer: Officer; link: string },
  language: Language,
): { subject: string; text: string; html: string } {
  const t = (key: keyof typeof words) => translate(key, {}, language)
  return {
    subject: t('mail.reset.subject'),
    ...mailBody(
      `${officer.firstName} ${officer.lastName}`,
      [
        t('mail.reset.why'),
        { link, words: t('mail.reset.verb') },
        t('mail.reset.until'),
        t('mail.reset.otherwise'),
      ],
      language,
    ),
  }
}

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

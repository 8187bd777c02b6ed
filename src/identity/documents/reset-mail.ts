import type { Officer } from '../../platform/call-context.ts'
import { createTranslate } from '../../platform/i18n.ts'
import { letterhead } from '../../platform/letterhead.ts'
import type { Language } from '../../platform/thai-date.ts'
import { words } from './words.ts'

const translate = createTranslate(words)

/** What the mail with the link to a new password says, as plain text and as simple HTML. */
export function resetMail(
  { officer, link }: { officer: Officer; link: string },
  language: Language,
): { subject: string; text: string; html: string } {
  const t = (key: keyof typeof words, filling = {}) => translate(key, filling, language)
  const hello = t('mail.reset.hello', { name: `${officer.firstName} ${officer.lastName}` })
  const [why, until, otherwise] = [
    t('mail.reset.why'),
    t('mail.reset.until'),
    t('mail.reset.otherwise'),
  ]
  const footer = ['Palm Scale', letterhead().name].filter(Boolean).join(' · ')
  const paragraphs = [hello, why, anchor(link, t('mail.reset.verb')), until, otherwise, footer]
  return {
    subject: t('mail.reset.subject'),
    text: [hello, why, link, until, otherwise, footer].join('\n\n'),
    html: page(
      paragraphs.map((one, index) => (index === 2 ? one : escaped(one))),
      language,
    ),
  }
}

function anchor(link: string, words: string): string {
  return `<a href="${escaped(link)}">${escaped(words)}</a><br>${escaped(link)}`
}

function page(paragraphs: readonly string[], language: Language): string {
  const body = paragraphs.map((one) => `<p>${one}</p>`).join('\n')
  return `<!doctype html>\n<html lang="${language}"><body style="font-family:sans-serif;line-height:1.6">\n${body}\n</body></html>\n`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

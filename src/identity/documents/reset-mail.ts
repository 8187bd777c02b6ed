import type { Officer } from '../../platform/call-context.ts'
import { createSay } from '../../platform/i18n.ts'
import { letterhead } from '../../platform/letterhead.ts'
import type { Language } from '../../platform/thai-date.ts'
import { words } from './words.ts'

const sayIn = createSay(words)

/** What the mail with the link to a new password says, as plain text and as simple HTML. */
export function resetMail(
  { officer, link }: { officer: Officer; link: string },
  language: Language,
): { subject: string; text: string; html: string } {
  const say = (key: keyof typeof words, filling = {}) => sayIn(key, filling, language)
  const hello = say('mail.reset.hello', { name: `${officer.firstName} ${officer.lastName}` })
  const [why, until, otherwise] = [
    say('mail.reset.why'),
    say('mail.reset.until'),
    say('mail.reset.otherwise'),
  ]
  const foot = ['Palm Scale', letterhead().name].filter(Boolean).join(' · ')
  const paragraphs = [hello, why, anchor(link, say('mail.reset.verb')), until, otherwise, foot]
  return {
    subject: say('mail.reset.subject'),
    text: [hello, why, link, until, otherwise, foot].join('\n\n'),
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

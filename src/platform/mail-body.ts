import { words } from './documents/words.ts'
import { createTranslate } from './i18n.ts'
import { letterhead } from './letterhead.ts'
import type { Language } from './thai-date.ts'

/** A paragraph of a mail: its words, or a link and what it is called. */
export type Paragraph = string | { link: string; words: string }

const translate = createTranslate(words)

/** A letter to `name` as plain text and as simple HTML, signed with the name of the mill. */
export function mailBody(
  name: string,
  paragraphs: readonly Paragraph[],
  language: Language,
): { text: string; html: string } {
  const footer = ['Palm Scale', letterhead().name].filter(Boolean).join(' · ')
  const all = [translate('mail.hello', { name }, language), ...paragraphs, footer]
  return {
    text: all.map((one) => (typeof one === 'string' ? one : one.link)).join('\n\n'),
    html: page(all.map(htmlOf), language),
  }
}

function htmlOf(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return escaped(paragraph).replaceAll('\n', '<br>')
  const link = escaped(paragraph.link)
  return `<a href="${link}">${escaped(paragraph.words)}</a><br>${link}`
}

function page(paragraphs: readonly string[], language: Language): string {
  const body = paragraphs.map((one) => `<p>${one}</p>`).join('\n')
  return `<!doctype html>\n<html lang="${language}"><body style="font-family:sans-serif;line-height:1.6">\n${body}\n</body></html>\n`
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

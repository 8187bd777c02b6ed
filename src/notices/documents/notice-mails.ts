import { addresses } from '../../platform/addresses.ts'
import { createTranslate } from '../../platform/i18n.ts'
import { type MailMessage, screenUrl } from '../../platform/mail.ts'
import { mailBody } from '../../platform/mail-body.ts'
import { businessDay, formatDay, type Language } from '../../platform/thai-date.ts'
import { isReminder, type NoticeKind } from '../rules.ts'
import { words } from './words.ts'

const translate = createTranslate(words)

/** Who a mail goes to, in which language. */
export interface Recipient {
  email: string
  name: string
  language: Language
}

export interface Rejection {
  orderId: string
  po: string
  vendor: string
  officer: string
  reason: string
}

/** Tells the submitter of an order that it was rejected, with the reason. */
export function rejectionMail(to: Recipient, rejection: Rejection): MailMessage {
  const { orderId, ...filling } = rejection
  const t = (key: keyof typeof words, more = {}) => translate(key, more, to.language)
  return {
    to: to.email,
    subject: t('mail.rejected.subject', filling),
    ...mailBody(
      to.name,
      [
        t('mail.rejected.text', filling),
        { link: screenUrl(addresses.order(orderId).to), words: t('mail.notice.open') },
        t('mail.notice.otherwise'),
      ],
      to.language,
    ),
  }
}

/** How many notices of a kind an officer has not read. */
export interface UnreadKind {
  kind: NoticeKind
  n: number
}

/** What an officer has not read, by kind. */
export function digestMail(to: Recipient, unread: readonly UnreadKind[], now: Date): MailMessage {
  const t = (key: keyof typeof words, more = {}) => translate(key, more, to.language)
  const n = unread.reduce((sum, one) => sum + one.n, 0)
  const lines = unread.map((one) => t(wordOf(one.kind), { n: one.n }))
  const day = formatDay(businessDay(now), 'short', to.language)
  return {
    to: to.email,
    subject: t('mail.digest.subject', { n, count: n, day }),
    ...mailBody(
      to.name,
      [
        [t('mail.digest.text'), ...lines].join('\n'),
        { link: screenUrl(addresses.notices().to), words: t('mail.notice.openAll') },
        t('mail.notice.otherwise'),
      ],
      to.language,
    ),
  }
}

function wordOf(kind: NoticeKind) {
  return isReminder(kind) ? 'mail.kind.reminder' : (`mail.kind.${kind}` as const)
}

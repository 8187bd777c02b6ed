import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { formatMoment, type Language } from '../../platform/thai-date.ts'
import { Banner } from '../../ui/Banner.tsx'
import { money } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { StaleNotice } from '../../ui/stale/StaleNotice.tsx'
import { ticketName } from '../rules/states.ts'
import { lockOfOrder } from '../rules.ts'
import type { PalmRecord } from './record.ts'

/** Names the order that locks the ticket, with a link to it. */
export function Locked({ ticket }: { ticket: PalmRecord }) {
  const { t } = useTranslation()
  const { LockedBy: po, POState: state, POHeaderUUID } = ticket
  return (
    <Banner attention>
      {t(lockOfOrder(state), { ticket: ticketName(ticket), po, state })}{' '}
      {POHeaderUUID && (
        <NewTabLink to={addresses.order(POHeaderUUID)}>
          {t('evaluation.openOrder', { po })}
        </NewTabLink>
      )}
    </Banner>
  )
}

/** Says who voided the weigh-in of the ticket, when and why; nothing of one that counts. */
export function VoidedNotice({ ticket }: { ticket: PalmRecord }) {
  const words = useVoidedWords(ticket)
  return words && <Banner attention>{words}</Banner>
}

interface Props {
  /** The ticket that the officer's work began from, and as it is now. */
  base: PalmRecord
  ticket: PalmRecord
  /** A colleague saved first. */
  isStale: boolean
  /** Something typed is not saved. */
  dirty: boolean
}

/** Why the dialog of a ticket cannot save as it is: an order locks the ticket, or a colleague saved first. */
export function TicketNotices({ isStale, ...props }: Props) {
  return (
    <>
      {props.ticket.LockedBy && <Locked ticket={props.ticket} />}
      <VoidedNotice ticket={props.ticket} />
      {isStale && <SavedFirst {...props} />}
    </>
  )
}

/** Says what a colleague saved while the dialog was open, and that what was typed here is not saved. */
function SavedFirst({ base, ticket, dirty }: Omit<Props, 'isStale'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <StaleNotice>
      {lastEventOf(t, language, base, ticket)} {dirty && t('evaluation.notSaved')}
    </StaleNotice>
  )
}

/** What changed the ticket last: a grade, a price or both, or that its price became void. */
function lastEventOf(
  t: TFunction,
  language: Language,
  base: PalmRecord,
  ticket: PalmRecord,
): string {
  const { SysProductGrade: grade, SysPrice, EvaluatedAt, ValuedAt } = ticket
  const isGradeNew = EvaluatedAt !== base.EvaluatedAt
  const isPriced = SysPrice !== null
  if (!isPriced && !isGradeNew) return t('evaluation.stale.void')
  const officer = isPriced ? ticket.SysOfficerValuation : ticket.SysOfficerEvaluate
  const time = isPriced ? ValuedAt : EvaluatedAt
  const at = time && formatMoment(time, new Date(), language)
  const event = isPriced ? (isGradeNew ? 'both' : 'price') : 'grade'
  return t(`evaluation.stale.${event}`, { officer, at, grade, price: money(SysPrice) })
}

/** Who voided the weigh-in of a ticket, when and why; undefined while it counts. */
export function useVoidedWords({ Voided }: PalmRecord): string | undefined {
  const { t } = useTranslation()
  const language = useLanguage()
  if (!Voided) return undefined
  const { At, By, Reason } = Voided
  return t('voids.by', { who: By, at: formatMoment(At, new Date(), language), reason: Reason })
}

import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { money } from '../../../ui/format.ts'
import { ticketName } from '../../rules/states.ts'
import { EffectWords } from '../corrections/EffectWords.tsx'
import { effectOfPrice } from '../corrections/effect.ts'
import type { PalmRecord } from '../record.ts'

interface Props {
  ticket: PalmRecord
  /** Baht per kg: in force or computed, and to be saved. */
  from: number
  to: number
  /** The price in force is replaced. */
  correcting: boolean
  running: boolean
  onYes: () => void
  onNo: () => void
}

/** Asks before an officer's own price is saved, or another in the place of the one in force: baht before and after. */
export function PriceQuestion({ ticket, from, to, correcting, ...props }: Props) {
  const { t } = useTranslation()
  const verb = t(correcting ? 'evaluation.correctPrice' : 'evaluation.price')
  const name = { ticket: ticketName(ticket) }
  return (
    <Confirm
      question={t(correcting ? 'evaluation.correctPrice.ask' : 'evaluation.price.ask', name)}
      text={
        <>
          {t('evaluation.ask.price', { before: money(from), after: money(to) })}
          <EffectWords effect={effectOfPrice(ticket.WeightNet, from, to)} price={null} />
        </>
      }
      verb={verb}
      {...props}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import type { Ladder } from '../../rules.ts'
import { ladderOf, type Prices } from '../prices.ts'
import { ReplacedBy } from '../WaitingPrices.tsx'
import { Waiting } from './Waiting.tsx'
import { Warnings } from './Warnings.tsx'

interface Props {
  prices: Prices
  typed: Ladder
  running: boolean
  onYes: () => unknown
  onNo: () => void
}

/** The confirmation before prices are saved: how many trucks wait for them, and warnings of probable typing errors. */
export function SaveQuestion({ prices, typed, ...handlers }: Props) {
  const { t } = useTranslation()
  return (
    <Confirm
      question={t('ask.price', { product: prices.Name })}
      text={
        <>
          <Waiting count={prices.WaitingTickets} />
          <ReplacedBy products={[prices]} start={null} />
          <Warnings before={ladderOf(prices)} after={typed} />
        </>
      }
      verb={t('prices.save')}
      {...handlers}
    />
  )
}

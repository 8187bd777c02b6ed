import { useTranslation } from 'react-i18next'
import { Confirm } from '../../../ui/Confirm.tsx'
import type { Prices } from '../prices.ts'
import { Drops } from './Drops.tsx'
import { Waiting } from './Waiting.tsx'

interface Props {
  prices: Prices
  /** Grades that would be cheaper than the one before. */
  drops: readonly number[]
  running: boolean
  onYes: () => unknown
  onNo: () => void
}

/** Asked before prices are saved: how many trucks they are for, and what looks mistyped. */
export function SaveQuestion({ prices, drops, ...ways }: Props) {
  const { t } = useTranslation()
  return (
    <Confirm
      question={t('ask.price', { product: prices.Name })}
      text={
        <>
          <Waiting count={prices.WaitingTickets} />
          <Drops grades={drops} />
        </>
      }
      verb={t('prices.save')}
      {...ways}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { LadderChart } from '../LadderChart.tsx'
import { type Column, PriceTable } from '../PriceTable.tsx'
import { ladderOf, type PricedLadder, type Prices } from '../prices.ts'
import css from './UpdatePrice.module.css'

interface Props {
  seen: Prices
  /** The prices that a colleague saved meanwhile. */
  latest: Prices | undefined
  typed: PricedLadder
}

/**
 * A table of the prices that a save would make, beside those the officer saw, and a colleague's newer ones if there are
 * any.
 */
export function Preview({ seen, latest, typed }: Props) {
  const { t } = useTranslation()
  const version = (prices: Prices): Column => ({
    header: t('prices.version', { n: prices.PriceVersion }),
    ladder: ladderOf(prices),
  })
  const columns: Column[] = latest
    ? [version(seen), version(latest), { header: t('prices.mine'), ladder: typed }]
    : [
        { header: t('prices.before'), ladder: ladderOf(seen) },
        { header: t('prices.after'), ladder: typed },
      ]
  return (
    <>
      <h3 className={css.title}>{t('prices.table')}</h3>
      <LadderChart before={ladderOf(latest ?? seen)} after={typed} />
      <PriceTable label={t('prices.table')} columns={columns} />
    </>
  )
}

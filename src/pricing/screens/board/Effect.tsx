import { Box, Group, Stack } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { Input } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import { decimal } from '../../../platform/money.ts'
import { counted, whole, wholeDifference } from '../../../ui/format.ts'
import { Tabs } from '../../../ui/Tabs.tsx'
import { calls } from '../../contract.ts'
import { BoardWarnings } from './BoardWarnings.tsx'
import { isComplete } from './draft.ts'
import css from './Effect.module.css'
import type { WorkingDrafts } from './use-drafts.ts'

type Rows = Input<typeof calls.previewPrices>['Products']
/** So many days back the effect is looked at. */
export type Days = 7 | 30

interface EffectProps {
  products: Rows
  work: WorkingDrafts
  days: Days
  onDays: (days: Days) => void
}

/** What the new prices would do before they are saved, in baht, and what looks like a slip. */
export function Effect({ products, work, days, onDays }: EffectProps) {
  const { t } = useTranslation()
  const isWrong = !work.changed.every((product) => isComplete(work.of(product)))
  const [Products] = useDebouncedValue(products, 400)
  const { data, isPlaceholderData } = useCall(
    calls.previewPrices,
    { Days: days, Products },
    { enabled: Products.length > 0 },
  )
  const isStale = isPlaceholderData || JSON.stringify(Products) !== JSON.stringify(products)
  return (
    <Stack gap={10} p="12px var(--ps-edge) 16px" className={css.effect}>
      <Group justify="space-between" gap={0} wrap="nowrap">
        <Box component="h2" fz={14}>
          {t('board.effect')}
        </Box>
        <Tabs
          label={t('board.effect')}
          value={String(days)}
          onChange={(value) => onDays(value === '30' ? 30 : 7)}
          tabs={['7', '30'].map((n) => ({
            value: n,
            words: t('ui.days', { n, count: Number(n) }),
          }))}
        />
      </Group>
      <BoardWarnings work={work} leads />
      {Products.length === 0 && !isWrong && <p>{t('board.effect.none')}</p>}
      {Products.length > 0 && data && (
        <Stack gap={10} opacity={isStale ? 0.55 : undefined} aria-busy={isStale || undefined}>
          <p className={`${css.sum} num`}>
            {wholeDifference(data.After - data.Before)} <small>{t('board.baht')}</small>
          </p>
          <p>{t('board.effect.sum', { before: whole(data.Before), after: whole(data.After) })}</p>
          <Sums rows={data.Products} head={t('term.product')} />
          <p>
            {t('prices.waiting', counted(data.WaitingTickets))}{' '}
            <b className="num">{wholeDifference(data.WaitingDifference)}</b> {t('board.baht')}
          </p>
          {data.Sellers.length > 0 && <Sums rows={data.Sellers} head={t('board.gainers')} />}
        </Stack>
      )}
    </Stack>
  )
}

/** What the new prices would do, in one sentence: the baht that `Effect` shows beside the board. */
export function EffectSentence({ products: Products, days }: { products: Rows; days: Days }) {
  const { t } = useTranslation()
  // Once they are saved there are none, while the question has not closed yet.
  const enabled = Products.length > 0
  const { data } = useCall(calls.previewPrices, { Days: days, Products }, { enabled })
  if (!data) return null
  const { Before, After } = data
  const sums = { before: whole(Before), after: whole(After) }
  const difference = wholeDifference(After - Before)
  return <div className="num">{t('board.effect.ofDays', { n: days, difference, ...sums })}</div>
}

function Sums(props: {
  head: string
  rows: readonly { Name: string; Weight: number; Difference: number }[]
}) {
  const { t } = useTranslation()
  return (
    <Box component="table" w="100%" className={css.sums}>
      <thead>
        <tr className="muted ruled">
          <th scope="col">{props.head}</th>
          <th scope="col">{t('board.tons')}</th>
          <th scope="col">{t('board.baht')}</th>
        </tr>
      </thead>
      <tbody className="num">
        {props.rows.map((row) => (
          <tr key={row.Name} className="ruled">
            <td>{row.Name}</td>
            <td>{whole(decimal(row.Weight).div(1000))}</td>
            <td>{wholeDifference(row.Difference)}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

import { Box, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Legend } from '../../../ui/charts/Legend.tsx'
import { difference } from '../../../ui/format.ts'
import { BOARD_GRADES, pricesOfRow } from '../../rules/board-rows.ts'
import { gradePrice, type Ladder } from '../../rules.ts'
import { LadderChart } from '../LadderChart.tsx'
import { ladderOfDraft } from './draft.ts'
import css from './Steps.module.css'
import type { WorkingDrafts } from './use-drafts.ts'

/** The prices of each product as steps, the new ones over those in force, and by how much they move. */
export function Steps({ work }: { work: WorkingDrafts }) {
  const { t } = useTranslation()
  const ladders = (work.board?.Products ?? []).map((product) => ({
    name: product.Name,
    before: pricesOfRow(product),
    after: ladderOfDraft(work.of(product)),
  }))
  return (
    <Box component="section" px="var(--ps-edge)" py={12} className={`ruled ${css.steps}`}>
      <Group justify="space-between" gap={0} mb={8}>
        <Box component="h2" fz={14}>
          {t('board.steps')} <small className="secondary">{t('term.bahtPerKg')}</small>
        </Box>
        <Legend
          series={[
            { name: t('prices.after'), tone: 'line-1' },
            { name: t('board.steps.old'), tone: 'usual' },
            { name: t('board.steps.computed'), tone: 'line-3' },
          ]}
        />
      </Group>
      <div className={css.charts}>
        {ladders
          .filter(({ after }) => after.rows.length > 0)
          .map(({ name, before, after }) => (
            <figure key={name}>
              <figcaption className="apart">
                <span>{name}</span> <Moved before={before} after={after} />
              </figcaption>
              <LadderChart before={before} after={after} grades={BOARD_GRADES} height={92} />
            </figure>
          ))}
      </div>
    </Box>
  )
}

/** By how much the prices move, from the least to the most. */
function Moved({ before, after }: { before: Ladder; after: Ladder }) {
  const { t } = useTranslation()
  const moves = BOARD_GRADES.flatMap((grade) => {
    const [was, is] = [gradePrice(before, grade)?.price, gradePrice(after, grade)?.price]
    return was && is ? [is.minus(was).toNumber()] : []
  })
  if (moves.length === 0) return null
  const [low, high] = [Math.min(...moves), Math.max(...moves)]
  if (low === 0 && high === 0) return <small className="secondary">{t('board.unmoved')}</small>
  const words = { low: difference(low), high: difference(high) }
  return (
    <small className="secondary num">{low === high ? words.low : t('board.moved', words)}</small>
  )
}

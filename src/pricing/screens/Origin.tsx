import { useTranslation } from 'react-i18next'
import { money } from '../../ui/format.ts'
import { gradePrice, type Ladder } from '../rules.ts'

/** Where the price of a grade comes from: its own row, or steps from another row. */
export function Origin({ ladder, grade }: { ladder: Ladder; grade: number }) {
  const { t } = useTranslation()
  const price = gradePrice(ladder, grade)
  if (!price) return null
  if (price.steps === 0) return t('prices.posted')
  const words = { g: price.fromGrade, n: Math.abs(price.steps), step: money(price.perStep) }
  const steps = t(price.steps > 0 ? 'prices.stepsUp' : 'prices.stepsDown', words)
  return price.isCapped ? `${steps} ${t('prices.capped', { price: money(price.price) })}` : steps
}

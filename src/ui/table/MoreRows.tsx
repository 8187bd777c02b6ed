import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { count } from '../format.ts'
import css from './Pager.module.css'

interface Props {
  /** How many rows are shown, and how many there are. */
  shown: number
  total: number
  /** There are more than `total`. */
  capped?: boolean
  /** How many a press adds. */
  size: number
  onMore: () => void
}

/** Under the last card of a phone: how many are shown, and a button for more. */
export function MoreRows({ shown, total, capped, size, onMore }: Props) {
  const { t } = useTranslation()
  const left = total - shown
  if (total === 0) return null
  return (
    <div className={`${css.more} column secondary no-print`}>
      <span className="num" aria-live="polite">
        {t('ui.range', { from: 1, to: count(shown), total: count(total, capped) })}
      </span>
      {(left > 0 || capped) && (
        <Button variant="default" fullWidth onClick={onMore}>
          {t('ui.showMore', { n: count(left > 0 ? Math.min(left, size) : size) })}
        </Button>
      )}
    </div>
  )
}

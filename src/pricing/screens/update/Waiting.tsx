import { useTranslation } from 'react-i18next'
import { whole } from '../../../ui/format.ts'

/** How many tickets wait for the prices to be saved. */
export function Waiting({ count }: { count: number }) {
  const { t } = useTranslation()
  return count > 0 ? t('prices.waiting', { n: whole(count), count }) : t('prices.waiting.none')
}

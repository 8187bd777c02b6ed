import type { TFunction } from 'i18next'
import { count } from '../../../ui/format.ts'

/** The number of orders, for beside the title; undefined where the empty state is shown instead. */
export function countOf(
  t: TFunction,
  page: { total_record: number; total_capped?: boolean } | undefined,
): string | undefined {
  if (!page?.total_record) return undefined
  const { total_record, total_capped } = page
  return t('po.count', { n: count(total_record, total_capped), count: total_record })
}

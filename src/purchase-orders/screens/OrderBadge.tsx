import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { WordKey } from '../../platform/catalogue.ts'
import { StateBadge } from '../../ui/record/StateBadge.tsx'
import { BADGES, type Badge } from '../rules/states.ts'

interface Props {
  badge: Badge
  /** In place of the badge's own words. */
  words?: string
  /** The shorter word of a list, where there is one. */
  short?: boolean
  /** For the head of a record. */
  large?: boolean
}

/** The state of an order as a pill. */
export function OrderBadge({ badge, words, short, large }: Props) {
  const { t } = useTranslation()
  const { appearance } = BADGES[badge]
  return (
    <StateBadge
      appearance={appearance}
      large={large}
      words={words ?? badgeWords(t, badge, short)}
    />
  )
}

const SHORT: Partial<Record<Badge, WordKey>> = { S: 'po.state.S.short' }

/** The words of a badge; `short` takes those of a list where there are any. */
export function badgeWords(t: TFunction, badge: Badge, short = false): string {
  return t((short && SHORT[badge]) || `po.state.${badge}`)
}

import { Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { difference, kilograms, money } from '../../../ui/format.ts'
import { moreKilograms } from '../sheet/fields.ts'
import type { Effect } from './effect.ts'

/** Tells how a correction changes net weight and amount, and the `price` that becomes void by it. */
export function EffectWords({ effect, price }: { effect: Effect; price: number | null }) {
  const { t } = useTranslation()
  const { net, amount, voids } = effect
  const saysVoid = voids && price !== null
  if (!net && !amount && !saysVoid) return null
  return (
    <Group gap="2px 16px" pt={6} fz={13} lh="20px" className="num">
      {net && (
        <span>
          {t('corrections.net', {
            before: kilograms(net.before),
            after: kilograms(net.after),
            by: moreKilograms(net.by),
          })}
        </span>
      )}
      {amount && (
        <span>
          {t('corrections.amount', {
            before: money(amount.before),
            after: money(amount.after),
            by: difference(amount.by),
          })}
        </span>
      )}
      {saysVoid && (
        <span className="attention">{t('corrections.voids', { price: money(price) })}</span>
      )}
    </Group>
  )
}

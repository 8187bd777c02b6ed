import { IconAlertTriangle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { useIsUpright } from '../../../ui/use-is-upright.ts'
import { blocksOrder } from '../../rules/to-order.ts'
import { nameOf, type PalmToOrder } from './rows.ts'

/** What is in the way of the palm, the gravest first, and the way out as a link. */
export function ObstacleOf({ palm }: { palm: PalmToOrder }) {
  const { t } = useTranslation()
  const isUpright = useIsUpright()
  const [obstacle] = palm.Obstacles
  // Cards and stacked cells have no cell to be left empty.
  if (!obstacle) return isUpright ? null : <span className="muted">–</span>
  return (
    <span className="glyphed attention medium unbroken">
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
      <span>{t(obstacle === 'noAccount' ? 'term.noAccount' : `toOrder.${obstacle}`)}</span>
      {mayOpen('vendors') && (
        <ScreenLink className="link accent medium" tabIndex={-1} to={wayOut(palm)}>
          {t(`toOrder.${obstacle}.way`)}
        </ScreenLink>
      )}
    </span>
  )
}

/** The vendor; of a customer without one, those that are called alike. */
export function wayOut(palm: PalmToOrder) {
  const { VendorAccountNumber } = palm
  return addresses.vendors(
    VendorAccountNumber ? { account: VendorAccountNumber } : { name: nameOf(palm) },
  )
}

/** Why no order can be made of the palm yet and what to do, in a sentence; undefined where one can be made. */
export function blockerOf(t: TFunction, { Obstacles }: PalmToOrder): string | undefined {
  const obstacle = Obstacles.find(blocksOrder)
  if (!obstacle) return undefined
  return t(obstacle === 'noVendor' ? 'toOrder.noVendor.why' : 'toOrder.noD7.why')
}

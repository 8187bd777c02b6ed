import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { useCall } from '../../platform/client.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { calls } from '../contract.ts'
import { ProductList } from './ProductList.tsx'

/** All products of all groups; `add` is the button that adds one. */
export function Products({ add }: { add?: ReactNode }) {
  const { t } = useTranslation()
  const query = useCall(calls.getAllProduct, {})
  useRefetchOnChange('prices', calls.getAllProduct)
  useRefetchOnChange('masterData', calls.getAllProduct)
  return (
    <ScreenFrame
      title={t('screen.product')}
      crumb={<ScreenLink to={addresses.productGroups()}>{t('screen.productGroup')}</ScreenLink>}
      count={query.data && t('ui.count', { n: query.data.length, count: query.data.length })}
      main={add}
    >
      <ProductList label={t('screen.product')} query={query} />
    </ScreenFrame>
  )
}

import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { useCall } from '../../platform/client.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { calls } from '../contract.ts'
import { ProductList } from './ProductList.tsx'

/** The products of one group, with their prices. */
export function ProductItem() {
  const { t } = useTranslation()
  const { productGroupUUID = '' } = useParams({ strict: false })
  const input = { product_group_uuid: productGroupUUID }
  const group = useCall(calls.getProductGroup, input, { keepPrevious: false })
  const products = useCall(calls.getProductByGroup, input, { keepPrevious: false })
  useRefetchOnChange(['prices', 'masterData'], calls.getProductByGroup)
  const crumb = <ScreenLink to={addresses.productGroups()}>{t('screen.productGroup')}</ScreenLink>
  // An address that is cut off has no group either.
  const isGone = group.error?.status === 400
  const count = products.data?.length
  return (
    <ScreenLayout
      title={group.data?.Name ?? t('screen.productItem')}
      crumb={crumb}
      count={count !== undefined && t('ui.count', { n: count, count })}
    >
      {isGone ? (
        <EmptyState
          words={t('group.notFound')}
          action={<LinkButton to={addresses.productGroups()} words={t('ui.backToList')} />}
        />
      ) : (
        <ProductList label={group.data?.Name ?? t('screen.productItem')} query={products} />
      )}
    </ScreenLayout>
  )
}

/** All products of all groups; `add` is the button that adds one. */
export function Products({ add }: { add?: ReactNode }) {
  const { t } = useTranslation()
  const query = useCall(calls.getAllProduct, {})
  useRefetchOnChange(['prices', 'masterData'], calls.getAllProduct)
  return (
    <ScreenLayout
      title={t('screen.product')}
      crumb={<ScreenLink to={addresses.productGroups()}>{t('screen.productGroup')}</ScreenLink>}
      count={query.data && t('ui.count', { n: query.data.length, count: query.data.length })}
      main={add}
    >
      <ProductList label={t('screen.product')} query={query} />
    </ScreenLayout>
  )
}

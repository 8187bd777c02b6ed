import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { GoTo } from '../../../ui/GoTo.tsx'
import { sentence } from '../../../ui/sentence.ts'
import { isNone, type usePrice } from './preview-price.ts'

/** Why there is no price, and the way to one. */
export function NoPrice({
  error,
  refetch,
}: Pick<ReturnType<typeof usePrice>, 'error' | 'refetch'>) {
  const { t } = useTranslation()
  if (!error) return null
  return (
    <Banner attention>
      {sentence(t, error)}{' '}
      {isNone(error) ? (
        <GoTo to={addresses.productGroups()}>{t('evaluation.setPrices')}</GoTo>
      ) : (
        <Button variant="default" onClick={() => refetch()}>
          {t('ui.retry')}
        </Button>
      )}
    </Banner>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allowed, useCall } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { EmptyState, ErrorState } from '../../../ui/States.tsx'
import { calls } from '../../contract.ts'
import { pricesOfRow } from '../../rules/board-rows.ts'
import { LadderChart } from '../LadderChart.tsx'
import { PriceTable } from '../PriceTable.tsx'
import { type Prices, type PriceVersion, type Product, useAbout } from '../prices.ts'
import { Versions } from './Versions.tsx'

interface Props {
  product: Product
  onUpdate: () => void
  onClose: () => void
}

/** The prices of a product in force, compared with an earlier version. */
export function ViewPrice({ product, onUpdate, onClose }: Props) {
  const { t } = useTranslation()
  const about = useAbout()
  const [past, setPast] = useState<PriceVersion>()
  const { data, error, refetch } = useCall(
    calls.getPriceByProduct,
    { UUID: product.UUID },
    { keepPrevious: false },
  )
  useRefetchOnChange('prices', calls.getPriceByProduct, calls.getPriceVersions)
  const chosen = data && past?.PriceVersion !== data.PriceVersion ? past : undefined
  return (
    <Dialog
      width={952}
      title={t('prices.view.title', { product: product.Name })}
      about={data && about(data)}
      onClose={onClose}
      onSubmit={onUpdate}
      side={
        data && (
          <Versions
            product={product}
            now={data.PriceVersion}
            chosen={chosen?.PriceVersion ?? data.PriceVersion}
            onChoose={setPast}
          />
        )
      }
      buttons={allowed(calls.updatePrice) && <Button type="submit">{t('prices.update')}</Button>}
    >
      {error && !data && <ErrorState error={error} retry={refetch} />}
      {data && <Ladders now={data} past={chosen} />}
    </Dialog>
  )
}

function Ladders({ now, past }: { now: Prices; past: PriceVersion | undefined }) {
  const { t } = useTranslation()
  const version = (n: number) => t('prices.version', { n })
  const present = { header: t('term.price'), ladder: pricesOfRow(now) }
  if (now.PriceVersion === 0) {
    return <EmptyState words={t('price.none', { product: now.Name })} />
  }
  if (!past) {
    return (
      <>
        <LadderChart valued after={present.ladder} />
        <PriceTable wide label={t('prices.table')} columns={[present]} />
      </>
    )
  }
  const before = { header: version(past.PriceVersion), ladder: pricesOfRow(past) }
  return (
    <>
      <Banner>{t('prices.compared', { n: past.PriceVersion, now: now.PriceVersion })}</Banner>
      <LadderChart valued before={before.ladder} after={present.ladder} />
      <PriceTable
        wide
        label={t('prices.table')}
        columns={[before, { ...present, header: version(now.PriceVersion) }]}
      />
    </>
  )
}

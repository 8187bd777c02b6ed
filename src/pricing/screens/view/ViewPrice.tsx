import { ActionIcon, Box, Button, Group, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
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
import { type Prices, type PriceVersion, type Product, useAbout, useSaved } from '../prices.ts'

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
  const inForce = { header: t('term.price'), ladder: pricesOfRow(now) }
  if (now.PriceVersion === 0) {
    return <EmptyState words={t('price.none', { product: now.Name })} />
  }
  if (!past) {
    return (
      <>
        <LadderChart valued after={inForce.ladder} />
        <PriceTable wide columns={[inForce]} />
      </>
    )
  }
  const before = { header: version(past.PriceVersion), ladder: pricesOfRow(past) }
  return (
    <>
      <Banner>{t('prices.compared', { n: past.PriceVersion, now: now.PriceVersion })}</Banner>
      <LadderChart valued before={before.ladder} after={inForce.ladder} />
      <PriceTable wide columns={[before, { ...inForce, header: version(now.PriceVersion) }]} />
    </>
  )
}

interface VersionsProps {
  product: Product
  /** The version in force, and the selected one. */
  now: number
  chosen: number
  onChoose: (version: PriceVersion) => void
}

/** All versions of a product's prices, the newest first; a click selects one. */
function Versions({ product, now, chosen, onChoose }: VersionsProps) {
  const { t } = useTranslation()
  const saved = useSaved()
  const [page, setPage] = useState(0)
  const { data, error, refetch } = useCall(calls.getPriceVersions, {
    ProductUUID: product.UUID,
    page,
  })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  return (
    <section aria-busy={!data}>
      <Box component="h3" fz={13} lh="24px" m="0 36px 12px 0">
        {t('prices.versions')}
      </Box>
      <Box component="ul" mx={-10}>
        {data?.data.map((version) => (
          <li key={version.PriceVersion}>
            <UnstyledButton
              className="pick"
              bdrs="0 5px 5px 0"
              w="100%"
              px={10}
              py={4}
              fz={13}
              lh="20px"
              aria-pressed={version.PriceVersion === chosen}
              onClick={() => onChoose(version)}
            >
              <span className="apart medium">
                {t('prices.version', { n: version.PriceVersion })}
                {version.PriceVersion === now && (
                  <Box component="b" c="var(--ps-accent-text)" fz={12} fw={500}>
                    {t('prices.inForce')}
                  </Box>
                )}
              </span>
              <Box component="small" className="num" c="var(--ps-text-3)" fz={12}>
                {t('prices.savedBy', saved(version))}
              </Box>
            </UnstyledButton>
          </li>
        ))}
      </Box>
      {data && data.total_page > 1 && (
        <Pages page={page} pages={data.total_page} onPage={setPage} />
      )}
    </section>
  )
}

function Pages(props: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation()
  const { page, pages, onPage } = props
  return (
    <Group gap={0} justify="space-between" wrap="nowrap" m="8px -8px 0" className="small">
      <ActionIcon
        aria-label={t('ui.previous')}
        disabled={page === 0}
        onClick={() => onPage(page - 1)}
      >
        <IconChevronLeft size={16} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      {t('ui.pageOf', { n: page + 1, total: pages })}
      <ActionIcon
        aria-label={t('ui.next')}
        disabled={page >= pages - 1}
        onClick={() => onPage(page + 1)}
      >
        <IconChevronRight size={16} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
    </Group>
  )
}

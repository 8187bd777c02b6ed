import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { calls } from '../../contract.ts'
import { type PriceVersion, type Product, useSaved } from '../prices.ts'
import css from './Versions.module.css'

interface Props {
  product: Product
  /** The version in force, and the selected one. */
  now: number
  chosen: number
  onChoose: (version: PriceVersion) => void
}

/** All versions of a product's prices, the newest first; a click selects one. */
export function Versions({ product, now, chosen, onChoose }: Props) {
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
      <h3 className={css.heading}>{t('prices.versions')}</h3>
      <ul className={css.list}>
        {data?.data.map((version) => (
          <li key={version.PriceVersion}>
            <UnstyledButton
              className={css.version}
              aria-pressed={version.PriceVersion === chosen}
              onClick={() => onChoose(version)}
            >
              <span>
                {t('prices.version', { n: version.PriceVersion })}
                {version.PriceVersion === now && <b>{t('prices.inForce')}</b>}
              </span>
              <small className="num">{t('prices.savedBy', saved(version))}</small>
            </UnstyledButton>
          </li>
        ))}
      </ul>
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
    <div className={css.pages}>
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
    </div>
  )
}

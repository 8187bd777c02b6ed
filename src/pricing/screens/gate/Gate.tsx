import { useHash } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { errorMessage } from '../../../ui/error-message.ts'
import { money } from '../../../ui/format.ts'
import { useLanguage } from '../../../ui/language.ts'
import { useNow } from '../../../ui/live/use-now.ts'
import { useTitle } from '../../../ui/use-title.ts'
import { calls } from '../../contract.ts'
import css from './Gate.module.css'

type Prices = Output<typeof calls.getGatePrices>

const REFRESH_MS = 15_000
/** A screen that could not read for so long says so: without a network nothing fails, it waits. */
const MAX_AGE_MS = 120_000

/** The prices in force in figures that are read from a truck; nothing else, and nobody signs in. */
export function Gate() {
  const { t } = useTranslation()
  useTitle(t('gate.title'))
  const [hash] = useHash({ getInitialValueInEffect: false })
  const Token = hash.replace(/^#/, '')
  const { data, error, dataUpdatedAt } = useCall(
    calls.getGatePrices,
    { Token },
    { enabled: Token !== '', refetchMs: REFRESH_MS, keepPrevious: false },
  )
  const now = useNow()
  const isLate = data !== undefined && now.getTime() - dataUpdatedAt > MAX_AGE_MS
  const isRefused = Token === '' || error?.code === 'gate.link'
  return (
    <main
      id="content"
      className={`${css.gate} column`}
      style={{ '--products': Math.max(data?.Products.length ?? 0, 4) }}
    >
      {isRefused ? (
        <>
          <h1 className="sr-only">{t('gate.title')}</h1>
          <p className={css.none}>{t('gate.link')}</p>
        </>
      ) : (
        <>
          {data && <Board prices={data} />}
          {!data && error && <p className={css.none}>{errorMessage(t, error)}</p>}
          {isLate && <Late readAt={dataUpdatedAt} />}
        </>
      )}
    </main>
  )
}

function Board({ prices: { MillName, EffectiveFrom, Products } }: { prices: Prices }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const time = EffectiveFrom && formatInstant(EffectiveFrom, 'short', language)
  return (
    <>
      <header className={css.head}>
        <h1>
          {t('gate.title')} <small className="secondary">{t('gate.unit')}</small>
        </h1>
        <p className="num secondary">
          {MillName}
          {time && <span>{t('gate.since', { time })}</span>}
        </p>
      </header>
      {Products.length === 0 && <p className={css.none}>{t('prices.unset')}</p>}
      {Products.map((product) => (
        <Product key={product.Name} product={product} />
      ))}
    </>
  )
}

function Product({ product: { Name, Prices } }: { product: Prices['Products'][number] }) {
  return (
    <section className={css.product}>
      <h2>{Name}</h2>
      <dl className={css.prices} data-wide={Prices.some(({ Price }) => Price >= 10) || undefined}>
        {Prices.map(({ ProductGrade, Price }) => (
          <div key={ProductGrade}>
            <dt className="num secondary">{ProductGrade}%</dt>
            <dd className="num">{money(Price)}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** That the prices are no longer refreshed, and since when; they stay, since they may well still hold. */
function Late({ readAt }: { readAt: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const time = formatInstant(new Date(readAt), 'short', language)
  return (
    <p role="status" className={`${css.late} attention`}>
      {t('gate.late', { time })}
    </p>
  )
}

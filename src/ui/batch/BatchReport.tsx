import { Stack } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Address } from '../../platform/addresses.ts'
import { CallError } from '../../platform/client.ts'
import { Banner } from '../Banner.tsx'
import { errorMessage } from '../error-message.ts'
import { counted } from '../format.ts'
import { NoBreak } from '../NoBreak.tsx'
import { ScreenLink } from '../ScreenLink.tsx'
import css from './BatchReport.module.css'
import { type BatchEnd, leftOf } from './run-batch.ts'

interface Props<Item> {
  end: BatchEnd<Item, unknown>
  /** What a person calls the item, and where it is shown. */
  name: (item: Item) => string
  link?: (item: Item) => Address | undefined
}

/**
 * What became of a batch that is not done in full: how many are, each that was refused with its reason, how many got no
 * answer, and how many were not tried.
 */
export function BatchReport<Item>({ end, name, link }: Props<Item>) {
  const { t } = useTranslation()
  const { done, refused, unsure, notTried, error } = end
  const left = leftOf(end).length
  const of = done.length + refused.length + left
  return (
    <Stack gap={10}>
      <div role="status">{t('batch.done', { n: done.length, m: of })}</div>
      {refused.length > 0 && (
        <section aria-label={t('batch.refused', { n: refused.length, count: refused.length })}>
          <div className={css.head}>
            {t('batch.refused', { n: refused.length, count: refused.length })}
          </div>
          <ul className={css.list}>
            {refused.map(({ item, message }) => (
              <li key={name(item)} className="topped">
                <Name name={name(item)} to={link?.(item)} />
                <span className="secondary">
                  <NoBreak words={message} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {left > 0 && (
        <Banner attention>
          {unsure.length > 0 && <div>{t('batch.unsure', counted(unsure.length))}</div>}
          {notTried.length > 0 && <div>{t('batch.notTried', counted(notTried.length))}</div>}
          {error !== undefined && <div>{reasonOf(t, error)}</div>}
        </Banner>
      )}
    </Stack>
  )
}

/** Why not all is done, in one sentence: why the first was refused, else what ended it. */
export function whyLeft(t: TFunction, end: BatchEnd<unknown, unknown>): string {
  const { refused, unsure, notTried, error } = end
  if (refused[0]) return refused[0].message
  if (error !== undefined) return reasonOf(t, error)
  if (unsure.length > 0) return t('batch.unsure', counted(unsure.length))
  return t('batch.notTried', counted(notTried.length))
}

/** Why it ended: the button that goes on is another than that of a single save. */
function reasonOf(t: TFunction, error: unknown): string {
  const isOffline = error instanceof CallError && error.code.startsWith('sys.network')
  return isOffline ? t('batch.network') : errorMessage(t, error)
}

function Name({ name, to }: { name: string; to?: Address }) {
  if (!to) return <span className={css.name}>{name}</span>
  return (
    <ScreenLink className={css.name} to={to}>
      {name}
    </ScreenLink>
  )
}

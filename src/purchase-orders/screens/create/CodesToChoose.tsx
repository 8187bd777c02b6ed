import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import { type CodeName, KIND_OF_CODE } from '../../rules/order-codes.ts'

/** Says which codes the mill has no default of, and where one is marked once for all. */
export function CodesToChoose({ names }: { names: readonly CodeName[] }) {
  const { t } = useTranslation()
  const [first] = names
  if (!first) return null
  const codes = names.map((name) => codeWords(t, name)).join(', ')
  return (
    <Banner>
      {t('new.noDefaults', { codes })}{' '}
      {mayOpen('masterData') ? (
        <NewTabLink to={addresses.masterData({ kind: KIND_OF_CODE[first] })}>
          {t('new.markDefaults')}
        </NewTabLink>
      ) : (
        t('new.askManager')
      )}
    </Banner>
  )
}

/** What a code is called. */
export function codeWords(t: TFunction, name: CodeName): string {
  if (name === 'PONO_SEQ') return t('new.sequence')
  return name === 'Warehouse' ? t('new.warehouse') : name.replace('FinDim', 'D')
}

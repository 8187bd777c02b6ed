import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import type { CodeName } from '../../rules/order-codes.ts'

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
        <NewTabLink to={addresses.masterData({ kind: KINDS[first] })}>
          {t('new.markDefaults')}
        </NewTabLink>
      ) : (
        t('new.askManager')
      )}
    </Banner>
  )
}

/** Where the records of each code are kept in the master data. */
const KINDS: Readonly<Record<CodeName, string>> = {
  PONO_SEQ: 'numberSequence',
  Warehouse: 'warehouse',
  FinDim1: 'd1',
  FinDim2: 'd2',
  FinDim3: 'd3',
  FinDim4: 'd4',
  FinDim5: 'd5',
  FinDim6: 'd6',
}

/** What a code is called. */
export function codeWords(t: TFunction, name: CodeName): string {
  if (name === 'PONO_SEQ') return t('new.sequence')
  return name === 'Warehouse' ? t('new.warehouse') : name.replace('FinDim', 'D')
}

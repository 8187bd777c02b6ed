import { useTranslation } from 'react-i18next'
import { addresses } from '../../../platform/addresses.ts'
import { mayOpen } from '../../../platform/client.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { NewTabLink } from '../../../ui/NewTabLink.tsx'
import type { CodeName } from '../../rules/order-codes.ts'
import { codeWords, kindOfCode } from './code-words.ts'

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
        <NewTabLink to={addresses.masterData({ kind: kindOfCode(first) })}>
          {t('new.markDefaults')}
        </NewTabLink>
      ) : (
        t('new.askManager')
      )}
    </Banner>
  )
}

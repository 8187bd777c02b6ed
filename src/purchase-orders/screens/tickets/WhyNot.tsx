import { useTranslation } from 'react-i18next'
import { sentence } from '../../../ui/sentence.ts'
import { Banner } from '../Banner.tsx'
import type { Refused } from './use-add-tickets.ts'

/** Why some of the chosen tickets were not added, one sentence a ticket. */
export function WhyNot({ refused }: { refused: readonly Refused[] }) {
  const { t } = useTranslation()
  if (refused.length === 0) return null
  return (
    <Banner attention>
      {refused.map(({ id, error }) => (
        <div key={id}>{sentence(t, error)}</div>
      ))}
    </Banner>
  )
}

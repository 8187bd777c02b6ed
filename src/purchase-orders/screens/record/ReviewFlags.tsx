import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { useLanguage } from '../../../ui/language.ts'
import type { WaitingOrder } from '../approve/approvals.ts'
import { flagNote } from '../approve/flag-words.ts'

/** What an approver should look at, over the lines of the order. */
export function ReviewFlags({ flags }: Readonly<{ flags: WaitingOrder['Flags'] }>) {
  const { t } = useTranslation()
  const language = useLanguage()
  if (flags.length === 0) return null
  return (
    <Banner attention>
      {flags.map((flag) => (
        <div key={flag.Flag}>{flagNote(t, flag, language)}</div>
      ))}
    </Banner>
  )
}

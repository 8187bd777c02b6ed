import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { errorMessage } from '../../../ui/error-message.ts'

/** The messages of several errors, each message once. */
export function WhyNot({ errors }: { errors: readonly unknown[] }) {
  const { t } = useTranslation()
  const reasons = new Set(errors.map((error) => errorMessage(t, error)))
  if (reasons.size === 0) return null
  return (
    <Banner attention>
      {[...reasons].map((reason) => (
        <div key={reason}>{reason}</div>
      ))}
    </Banner>
  )
}

import { useTranslation } from 'react-i18next'
import { allowed } from '../../platform/client.ts'
import { Banner } from '../../ui/Banner.tsx'
import { calls } from '../contract.ts'
import { useHasRoom } from './tasks.ts'

/** Says on a phone, to those who grade, that it is done on a wider screen. */
export function GradeElsewhere() {
  const { t } = useTranslation()
  const hasRoom = useHasRoom()
  if (hasRoom('grade') || !allowed(calls.evaluate)) return null
  return <Banner>{t('evaluation.elsewhere')}</Banner>
}

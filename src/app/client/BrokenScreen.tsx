import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/States.tsx'

/** What a screen that failed shows in its place; also when a new version took its files away. */
export function BrokenScreen() {
  const { t } = useTranslation()
  return (
    <main>
      <EmptyState
        words={t('ui.broken')}
        action={<Button onClick={() => window.location.reload()}>{t('ui.reload')}</Button>}
      />
    </main>
  )
}

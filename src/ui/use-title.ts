import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the window after the screen. */
export function useTitle(title: string) {
  const { t } = useTranslation()
  useEffect(() => {
    document.title = t('ui.pageTitle', { title })
  }, [t, title])
}

import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordKey } from '../../platform/catalogue.ts'
import { CallError } from '../../platform/client.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { EmptyState, ErrorState } from '../../ui/States.tsx'
import { isRenewed } from './new-version.ts'
import { ReloadButton } from './ReloadButton.tsx'

/** What a screen that failed shows in its place, below its bar. */
export function BrokenScreen({ title = 'ui.app' }: { title?: WordKey }) {
  const { t } = useTranslation()
  return (
    <ScreenLayout title={t(title)}>
      <Broken />
    </ScreenLayout>
  )
}

const NO_NETWORK = new CallError({ code: 'ui.noNetwork' })

/** What a screen shows in its place whose code cannot be fetched; where an upgrade took it away, the page is loaded anew. */
export function MissingScreen({ title, retry }: { title: WordKey; retry: () => void }) {
  const { t } = useTranslation()
  const [answers, setAnswers] = useState<boolean>()
  useEffect(() => {
    void isRenewed().then((renewed) => {
      if (renewed) window.location.reload()
      else setAnswers(renewed !== undefined)
    })
  }, [])
  return (
    <ScreenLayout title={t(title)}>
      {answers === true && <Broken />}
      {answers === false && <ErrorState error={NO_NETWORK} retry={retry} />}
    </ScreenLayout>
  )
}

function Broken() {
  const { t } = useTranslation()
  return (
    <EmptyState words={t('ui.broken')} action={<ReloadButton>{t('ui.reload')}</ReloadButton>} />
  )
}

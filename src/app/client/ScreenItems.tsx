import { Menu } from '@mantine/core'
import { useFullscreenDocument } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { openShortcuts } from '../../ui/shortcuts/Shortcuts.tsx'

/** The panel of the display, the whole screen, and the shortcuts. */
export function ScreenItems({ onLayout }: { onLayout: () => void }) {
  const { t } = useTranslation()
  const { fullscreen, toggle } = useFullscreenDocument()
  return (
    <>
      <Menu.Item onClick={onLayout}>{t('ui.layout')}</Menu.Item>
      {document.fullscreenEnabled && (
        <Menu.Item onClick={() => void toggle()}>
          {t(fullscreen ? 'ui.fullScreen.exit' : 'ui.fullScreen')}
        </Menu.Item>
      )}
      <Menu.Item rightSection={<kbd>?</kbd>} onClick={openShortcuts}>
        {t('keys.title')}
      </Menu.Item>
    </>
  )
}

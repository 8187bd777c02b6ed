import { Box, Button, Group } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../../ui/offline.ts'
import css from './NewVersion.module.css'
import { watchVersion } from './new-version.ts'
import { ReloadButton } from './ReloadButton.tsx'

/**
 * Says that the program was renewed. It is taken when the officer goes on to another screen, or by the button: nothing is
 * loaded anew under what they type.
 */
export function NewVersion() {
  const { t } = useTranslation()
  const [isRenewed, setRenewed] = useState(false)
  const [isHidden, setHidden] = useState(false)
  useEffect(() => watchVersion(() => setRenewed(true)), [])
  useTakeAtNextScreen(isRenewed)
  if (!isRenewed || isHidden) return null
  return (
    <Group gap="4px 8px" className={`${css.notice} card text no-print`} role="status">
      <IconRefresh size={16} stroke={1.7} className="accent" aria-hidden="true" />
      <Box component="span" flex="1 1 auto" miw={0}>
        {t('ui.newVersion')}
      </Box>
      <ReloadButton variant="subtle">{t('ui.newVersion.take')}</ReloadButton>
      <Button variant="subtle" color="gray" onClick={() => setHidden(true)}>
        {t('ui.newVersion.later')}
      </Button>
    </Group>
  )
}

/** Loads the next screen from the server, whose questions about what is not saved were asked by then. */
function useTakeAtNextScreen(isRenewed: boolean) {
  const router = useRouter()
  useEffect(() => {
    if (!isRenewed) return
    return router.subscribe('onBeforeLoad', ({ pathChanged }) => {
      // Without a network nothing would be left to go on with.
      if (!pathChanged || isOffline()) return
      // The address of the next screen stands in the browser only afterwards.
      router.history.flush()
      window.location.reload()
    })
  }, [router, isRenewed])
}

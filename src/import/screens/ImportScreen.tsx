import { Box, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAddress } from '../../ui/address.ts'
import { RecordTrack } from '../../ui/record/RecordTrack.tsx'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { importAddress } from './address.ts'
import { DraftScreen } from './DraftScreen.tsx'
import { EarlierImports } from './EarlierImports.tsx'
import { ChooseButton, DropEverywhere, UploadState } from './Files.tsx'
import { MAX_FILE_MB, type RefusedFile } from './files.ts'
import { Kinds } from './Kinds.tsx'
import { stepsOf } from './steps.ts'
import { type OnRead, useUpload } from './use-upload.ts'

/** Files that come into the mill: chosen, matched, checked and taken in; its address says which and where it stands. */
export function ImportScreen() {
  const [view, change] = useAddress(importAddress)
  const [begun, setBegun] = useState<{ id: string; refused: readonly RefusedFile[] }>()
  if (view.id) {
    const refused = begun?.id === view.id ? begun.refused : []
    return <DraftScreen key={view.id} view={view} onView={change} refused={refused} />
  }
  return (
    <Start
      onRead={({ ImportUUID: id }, refused) => {
        setBegun({ id, refused })
        change({ id })
      }}
    />
  )
}

/** The page before any file: where to drop them, what there is to import, and what was imported before. */
function Start({ onRead }: { onRead: OnRead }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const uploading = useUpload('', onRead)
  return (
    <ScreenLayout title={t('screen.import')} side={<EarlierImports />}>
      <RecordTrack label={t('import.steps')} steps={stepsOf(t)} past={0} />
      <UploadState {...uploading} />
      <DropEverywhere onFiles={uploading.take} />
      <Stack
        align="center"
        flex="none"
        gap={4}
        m="16px var(--ps-edge)"
        p="24px 16px"
        ta="center"
        bd="1px dashed var(--ps-field-line)"
        bdrs={8}
        bg="var(--ps-canvas)"
      >
        <Box fz={14} fw={500}>
          {t(isPhone ? 'import.atDesk' : 'import.drop')}
        </Box>
        <Box c="var(--ps-text-3)" fz={12} mb={12}>
          {t('import.drop.limits', { max: MAX_FILE_MB })}
        </Box>
        <ChooseButton main words={t('import.choose')} onFiles={uploading.take} />
      </Stack>
      <Kinds />
    </ScreenLayout>
  )
}

import { useTranslation } from 'react-i18next'
import { RecordTrack } from '../../ui/record/RecordTrack.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { EarlierImports } from './EarlierImports.tsx'
import { ChooseButton, DropEverywhere, UploadState } from './Files.tsx'
import { MAX_FILE_MB } from './files.ts'
import { Kinds } from './Kinds.tsx'
import css from './Start.module.css'
import { stepsOf } from './steps.ts'
import { type OnRead, useUpload } from './use-upload.ts'

/** The page before any file: where to drop them, what there is to import, and what was imported before. */
export function Start({ onRead }: { onRead: OnRead }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const uploading = useUpload('', onRead)
  return (
    <ScreenFrame title={t('screen.import')} side={<EarlierImports />}>
      <RecordTrack label={t('import.steps')} steps={stepsOf(t)} past={0} />
      <UploadState {...uploading} />
      <DropEverywhere onFiles={uploading.take} />
      <div className={css.drop}>
        <p className={css.ask}>{t(isPhone ? 'import.atDesk' : 'import.drop')}</p>
        <p className={css.limits}>{t('import.drop.limits', { max: MAX_FILE_MB })}</p>
        <ChooseButton main words={t('import.choose')} onFiles={uploading.take} />
      </div>
      <Kinds />
    </ScreenFrame>
  )
}

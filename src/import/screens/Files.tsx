import { Button, Loader } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'
import { errorMessage } from '../../ui/error-message.ts'
import css from './Files.module.css'
import { ACCEPTED, MAX_FILE_MB, MAX_TOGETHER_MB } from './files.ts'
import { FileChanged, isWorthAgain, type Uploading } from './use-upload.ts'

/** Chooses files; `main` where it is the green button of the screen. */
export function ChooseButton(props: {
  words: string
  main?: boolean
  onFiles: (files: File[]) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant={props.main ? 'filled' : 'default'}
        leftSection={<IconUpload size={14} stroke={1.7} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {props.words}
      </Button>
      <input
        ref={input}
        hidden
        multiple
        type="file"
        accept={ACCEPTED}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file may be chosen again, once it is fixed.
          currentTarget.value = ''
          if (files.length > 0) props.onFiles(files)
        }}
      />
    </>
  )
}

/** Takes files that are dropped anywhere on the page, and says so while they are held over it. */
export function DropEverywhere({ onFiles }: { onFiles: (files: File[]) => void }) {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  useWindowEvent('dragover', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(true)
  })
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    if (!relatedTarget) setOver(false)
  })
  useWindowEvent('drop', (event) => {
    if (!hasFiles(event)) return
    event.preventDefault()
    setOver(false)
    onFiles([...(event.dataTransfer?.files ?? [])])
  })
  if (!isOver) return null
  return (
    <div className={css.over}>
      <div className="centred column fill">
        <IconFileSpreadsheet size={32} stroke={1.4} aria-hidden="true" />
        {t('import.drop.now')}
      </div>
    </div>
  )
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true
}

/** What becomes of the files that were chosen: under way, failed, or refused with the reason. */
export function UploadState({ upload, refused, ...uploading }: Uploading) {
  const { t } = useTranslation()
  const files = upload?.files.map(({ name }) => name).join(', ') ?? ''
  return (
    <>
      {upload && upload.error === undefined && (
        <div className={`line text ruled ${css.sending}`} role="status">
          <Loader size={16} />
          <span className="breaks">{t('import.sending', { files })}</span>
          <Button ml="auto" variant="default" onClick={uploading.stop}>
            {t('import.stop')}
          </Button>
        </div>
      )}
      {upload?.error !== undefined && (
        <Banner attention>
          {t('import.sendFailed', { files, reason: reasonOf(upload.error) })}
          {isWorthAgain(upload.error) && (
            <Button ml={12} variant="default" onClick={uploading.again}>
              {t('ui.retry')}
            </Button>
          )}
        </Banner>
      )}
      {refused.map(({ name, why }) => (
        <Banner key={name} attention>
          {t(`import.refused.${why}`, { file: name, max: MAX_FILE_MB, together: MAX_TOGETHER_MB })}
        </Banner>
      ))}
    </>
  )

  function reasonOf(error: unknown): string {
    return error instanceof FileChanged ? t('import.fileChanged') : errorMessage(t, error)
  }
}

import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { addresses } from '../../platform/addresses.ts'
import { CallError } from '../../platform/client.ts'
import { RecordTrack } from '../../ui/record/RecordTrack.tsx'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { EmptyState, ErrorState } from '../../ui/States.tsx'
import type { ImportView } from './address.ts'
import { FaultyRowsButton } from './FaultyRowsButton.tsx'
import { ChooseButton, DropEverywhere, UploadState } from './Files.tsx'
import { FilesSide } from './FilesSide.tsx'
import { useFocusOnState } from './Foot.tsx'
import type { RefusedFile } from './files.ts'
import { Matching } from './Matching.tsx'
import { filesOf, kindsOf, type Preview } from './preview.ts'
import { Review } from './Review.tsx'
import { Running } from './Running.tsx'
import { isMatching, pastSteps, stepsOf } from './steps.ts'
import { useTerms } from './terms.ts'
import { type Draft, useDraft } from './use-draft.ts'
import { useImport } from './use-import.ts'
import { useUpload } from './use-upload.ts'

interface Props {
  view: ImportView
  onView: (view: Partial<ImportView>, options?: { replace?: boolean }) => void
}

interface DraftProps extends Props {
  /** Files that were chosen together with the first ones and not taken. */
  refused: readonly RefusedFile[]
}

/** An import from the first look at its files to what came in by it. */
export function DraftScreen({ view, onView, refused }: DraftProps) {
  const { t } = useTranslation()
  const draft = useDraft(view.id)
  const importing = useImport()
  const uploading = useUpload(view.id, () => onView({ step: '', show: '', page: 0 }), refused)
  const { data: preview } = draft.query
  const names = useNames(preview)
  if (!preview) return <NotThere draft={draft} onStart={() => onView({ id: '' })} />
  const isOpen = preview.State === 'draft' && !importing.running
  const matches = isMatching(preview, view)
  return (
    <ScreenLayout
      title={names.title}
      count={names.files}
      crumb={<ScreenLink to={addresses.import()}>{t('screen.import')}</ScreenLink>}
      actions={
        isOpen && (
          <>
            {!matches && <FaultyRowsButton preview={preview} />}
            <ChooseButton words={t('import.chooseNew')} onFiles={uploading.take} />
          </>
        )
      }
      side={
        <FilesSide
          preview={preview}
          onMatch={isOpen && !matches ? () => onView({ step: 'columns' }) : undefined}
        />
      }
    >
      <RecordTrack
        label={t('import.steps')}
        steps={stepsOf(t)}
        past={importing.running ? 3 : pastSteps(preview, matches)}
      />
      {isOpen && <UploadState {...uploading} />}
      {isOpen && <DropEverywhere onFiles={uploading.take} />}
      <Body {...{ draft, preview, importing, view, onView, matches }} />
    </ScreenLayout>
  )
}

interface BodyProps extends Props {
  draft: Draft
  preview: Preview
  importing: ReturnType<typeof useImport>
  matches: boolean
}

function Body({ draft, preview, importing, matches, view, onView }: BodyProps) {
  const isRunning = importing.running || preview.State === 'running'
  useFocusOnState(isRunning)
  if (isRunning) return <Running preview={preview} />
  if (matches) {
    const toCheck = () => onView({ step: 'check', show: '', page: 0 })
    // What is chosen here does not go on by itself: that is for its button.
    const choose: Draft['choose'] = (change) => {
      draft.choose(change)
      if (view.step === '') onView({ step: 'columns' }, { replace: true })
    }
    return <Matching preview={preview} draft={{ ...draft, choose }} onDone={toCheck} />
  }
  return <Review {...{ preview, draft, view, onView }} onImport={importing.run} />
}

/** Before it is read, and where it cannot be. */
function NotThere({ draft: { query }, onStart }: { draft: Draft; onStart: () => void }) {
  const { t } = useTranslation()
  const isGone = query.error instanceof CallError && query.error.status === 400
  return (
    <ScreenLayout
      title={t('screen.import')}
      crumb={<ScreenLink to={addresses.import()}>{t('screen.import')}</ScreenLink>}
    >
      {isGone && (
        <EmptyState
          words={t('import.gone')}
          action={
            <Button variant="default" onClick={onStart}>
              {t('import.toStart')}
            </Button>
          }
        />
      )}
      {query.error && !isGone && <ErrorState error={query.error} retry={query.refetch} />}
      {query.isPending && <div aria-busy="true" />}
    </ScreenLayout>
  )
}

/** The kind of the records where they are of one, else a word for all; and the names of the files. */
function useNames(preview: Preview | undefined): { title: string; files: string } {
  const { t } = useTranslation()
  const terms = useTerms()
  const [kind, another] = preview ? kindsOf(preview) : []
  const [file = '', ...others] = preview ? filesOf(preview) : []
  return {
    title: kind && !another ? terms.kind(kind) : t('import.files'),
    files: others.length > 0 ? t('import.moreFiles', { file, n: others.length }) : file,
  }
}

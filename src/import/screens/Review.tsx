import { Box, Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Input } from '../../platform/call.ts'
import { formatInstant } from '../../platform/thai-date.ts'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'
import { counted, whole } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import type { calls } from '../contract.ts'
import type { ImportView } from './address.ts'
import { EndQuestion } from './EndQuestion.tsx'
import { Figures } from './Figures.tsx'
import { FileFaults } from './FileFaults.tsx'
import { Foot } from './Foot.tsx'
import { FoundRows } from './FoundRows.tsx'
import { effectOf, filesOf, isKept, kindsOf, type Preview, unreadOf } from './preview.ts'
import { unitOf } from './terms.ts'
import type { Draft } from './use-draft.ts'

interface Props {
  preview: Preview
  draft: Draft
  view: ImportView
  onView: (view: Partial<ImportView>) => void
  onImport: (input: Input<typeof calls.import>) => Promise<void>
}

/** What the files would change, row by row; once they are in, what they changed. */
export function Review({ preview, draft, view: asked, onView, onImport }: Props) {
  const view = isKept(preview, asked.show) ? asked : { ...asked, show: '' as const, page: 0 }
  return (
    <>
      <Figures preview={preview} show={view.show} onShow={(show) => onView({ show, page: 0 })} />
      {preview.State === 'draft' && <FileFaults preview={preview} />}
      <FoundRows {...{ preview, draft, view, onView }} />
      {preview.State === 'draft' ? (
        <Ready {...{ preview, draft, onImport }} />
      ) : (
        <Outcome preview={preview} />
      )}
    </>
  )
}

/** What is left to fix, and the button that takes the rest in; it asks once. */
function Ready({ preview, draft, onImport }: Pick<Props, 'preview' | 'draft' | 'onImport'>) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { Faulty, LeftOut, New, Changed } = preview.Counts
  const effect = { n: whole(effectOf(preview)), unit: unitOf(t, kindsOf(preview)) }
  const unread = unreadOf(preview)
  const isReady = Faulty === 0 && effectOf(preview) > 0 && !unread
  const { ImportUUID, Version } = preview
  const run = () => {
    setAsking(false)
    void onImport({ ImportUUID, Version })
  }
  const words = (
    <>
      {Faulty > 0 && (
        <Box component="span" c="var(--ps-attn)">
          <b>{t('import.left', counted(Faulty))}</b> {t('import.left.way')}
        </Box>
      )}
      {Faulty === 0 && (
        <span>
          {unread
            ? t('import.unread', { file: unread })
            : t(isReady ? 'import.ready' : 'import.nothing')}
        </span>
      )}
      {LeftOut > 0 && (
        <Box component="span" c="var(--ps-text-3)">
          {t('import.leftOut', counted(LeftOut))}
        </Box>
      )}
    </>
  )
  return (
    <Foot words={words} note={t('import.allOrNothing')}>
      <Button
        disabled={!isReady || draft.isUnsent}
        leftSection={<IconCheck size={14} stroke={1.7} aria-hidden="true" />}
        onClick={() => setAsking(true)}
      >
        {t('import.verb', effect)}
      </Button>
      {asking && (
        <Confirm
          question={t('import.ask', effect)}
          text={
            <>
              {preview.AccountsChanged > 0 && (
                <Box c="var(--ps-attn)" fw={500}>
                  {t('import.ask.accounts', counted(preview.AccountsChanged))}
                </Box>
              )}
              {t('import.ask.text', {
                added: whole(New),
                changed: whole(Changed),
                left: whole(LeftOut),
              })}
            </>
          }
          verb={t('import.verb', effect)}
          onYes={run}
          onNo={() => setAsking(false)}
        />
      )}
    </Foot>
  )
}

/** That an import is in, since when and by whom, and the way to take it back or what stands in that way. */
function Outcome({ preview }: { preview: Preview }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const time = formatInstant(preview.At, 'table', useLanguage())
  const { State, CanUndo, Why, ImportUUID, Counts } = preview
  const who = <span>{t('import.earlier.by', { time, officer: preview.By })}</span>
  if (State === 'undone') {
    const words = (
      <>
        <span>{t('import.undone.was')}</span>
        {who}
      </>
    )
    return <Foot words={words} />
  }
  const n = whole(effectOf(preview))
  const done = t('import.done', { n, unit: unitOf(t, kindsOf(preview)) })
  const blocked = Why && t('import.done.blocked', { why: Why })
  const words = (
    <>
      <Box component="span" c="var(--ps-accent-text)" fw={600}>
        {done}
      </Box>
      {who}
      <span>{CanUndo ? t('import.done.mayUndo') : blocked}</span>
    </>
  )
  return (
    <Foot words={words}>
      {CanUndo && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('import.undo')}
        </Button>
      )}
      {asking && (
        <EndQuestion
          end="undo"
          id={ImportUUID}
          files={filesOf(preview).join(', ')}
          counts={Counts}
          onClose={() => setAsking(false)}
        />
      )}
    </Foot>
  )
}

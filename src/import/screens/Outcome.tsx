import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../platform/thai-date.ts'
import { whole } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { Foot } from './Foot.tsx'
import { effectOf, filesOf, kindsOf, type Preview } from './preview.ts'
import css from './Review.module.css'
import { unitOf } from './terms.ts'
import { UndoQuestion } from './UndoQuestion.tsx'

/** That an import is in, since when and by whom, and the way to take it back or what stands in that way. */
export function Outcome({ preview }: { preview: Preview }) {
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
  const blocked = Why && t('import.done.barred', { why: Why })
  const words = (
    <>
      <span className={css.done}>{done}</span>
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
        <UndoQuestion
          id={ImportUUID}
          files={filesOf(preview).join(', ')}
          counts={Counts}
          onClose={() => setAsking(false)}
        />
      )}
    </Foot>
  )
}

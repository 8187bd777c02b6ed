import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { whole } from '../../ui/format.ts'
import type { ImportView } from './address.ts'
import css from './Figures.module.css'
import { isKept, kindsOf, type Preview } from './preview.ts'
import { unitOf } from './terms.ts'

type Show = ImportView['show']

/** How many rows there are of each outcome; a press shows those alone, where they are kept. */
export function Figures(props: { preview: Preview; show: Show; onShow: (show: Show) => void }) {
  const { t } = useTranslation()
  const { Counts } = props.preview
  const unit = unitOf(t, kindsOf(props.preview))
  const rows = t('import.unit.rows')
  const faulty = Counts.Faulty + Counts.LeftOut
  const figures: { show: Show; words: string; n: number; unit: string; attention?: boolean }[] = [
    { show: '', words: t('ui.all'), n: Counts.All, unit: rows },
    {
      show: 'faulty',
      words: t(isKept(props.preview, 'faulty') ? 'import.figure.faulty' : 'import.figure.leftOut'),
      n: faulty,
      unit: rows,
      attention: Counts.Faulty > 0,
    },
    { show: 'new', words: t('import.figure.new'), n: Counts.New, unit },
    { show: 'changed', words: t('import.figure.changed'), n: Counts.Changed, unit },
    { show: 'unchanged', words: t('import.figure.unchanged'), n: Counts.Unchanged, unit },
  ]
  return (
    <fieldset className={css.figures}>
      <legend className="sr-only">{t('import.figures')}</legend>
      {figures.map(({ show, words, n, unit, attention }) => (
        <UnstyledButton
          key={show}
          className={css.figure}
          aria-pressed={show === props.show}
          disabled={!isKept(props.preview, show)}
          data-attention={attention || undefined}
          onClick={() => props.onShow(show)}
        >
          <span className={css.words}>{words}</span>
          <span className="num">
            <b>{whole(n)}</b> <small>{unit}</small>
          </span>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}

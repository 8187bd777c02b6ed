import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { whole } from '../../ui/format.ts'
import type { ImportView } from './address.ts'
import { countOf, type GroupName } from './entries.ts'
import css from './Figures.module.css'
import { isKept, kindsOf, type Preview } from './preview.ts'
import { unitOf } from './terms.ts'

type Show = ImportView['show']

/** The groups, what is new before what changes. */
const FIGURES = ['faulty', 'new', 'changed', 'unchanged'] as const

/** How many rows there are of each outcome; a press shows those alone, where they are kept. */
export function Figures(props: { preview: Preview; show: Show; onShow: (show: Show) => void }) {
  const { t } = useTranslation()
  const { preview } = props
  const unit = unitOf(t, kindsOf(preview))
  const rows = t('import.unit.rows')
  const wordsOf = (group: GroupName) =>
    t(`import.figure.${group === 'faulty' && !isKept(preview, group) ? 'leftOut' : group}`)
  const figures = [
    { show: '' as const, words: t('ui.all'), n: preview.Counts.All, unit: rows },
    ...FIGURES.map((show) => ({
      show,
      words: wordsOf(show),
      n: countOf(preview, show),
      unit: show === 'faulty' ? rows : unit,
    })),
  ]
  return (
    <fieldset className={`ruled ${css.figures}`}>
      <legend className="sr-only">{t('import.figures')}</legend>
      {figures.map(({ show, words, n, unit }) => (
        <UnstyledButton
          key={show}
          className={`sheet pick ${css.figure}`}
          aria-pressed={show === props.show}
          disabled={!isKept(preview, show)}
          data-attention={(show === 'faulty' && preview.Counts.Faulty > 0) || undefined}
          onClick={() => props.onShow(show)}
        >
          <span className={`muted ${css.words}`}>{words}</span>
          <span className="num">
            <b>{whole(n)}</b> <small className="small">{unit}</small>
          </span>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}

import css from './GradeDialog.module.css'

interface Props {
  label: string
  least: number
  most: number
  value: number
  onChange: (grade: number) => void
}

const ONE_LINE = 8

/** The grades as a row of buttons of 44 px; the arrow keys move the choice. */
export function GradeButtons({ label, least, most, value, onChange }: Props) {
  const grades = Array.from({ length: most - least + 1 }, (_, index) => least + index)
  const columns = grades.length > ONE_LINE ? Math.ceil(grades.length / 2) : grades.length
  return (
    <div
      className={`${css.grades} num`}
      role="radiogroup"
      aria-label={label}
      style={{ '--columns': columns }}
    >
      {grades.map((grade) => (
        <label key={grade} className={css.grade} data-chosen={grade === value || undefined}>
          <input
            className="sr-only"
            type="radio"
            name="grade"
            checked={grade === value}
            data-autofocus={grade === value || undefined}
            onChange={() => onChange(grade)}
          />
          {grade}
        </label>
      ))}
    </div>
  )
}

import { type KeyboardEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useShortcuts } from '../../../ui/shortcuts/shortcuts.ts'
import css from './GradeDialog.module.css'

interface Props {
  label: string
  min: number
  max: number
  value: number
  onChange: (grade: number) => void
  /** Called when a grade is typed that has no button. */
  onMiss: () => void
}

const ONE_LINE = 8
const ONE_LINE_UPRIGHT = 14
const TYPING_MS = 1500

/** The grades as a row of radio buttons; the arrow keys move the choice, and typing two digits chooses a grade. */
export function GradeButtons({ label, min, max, value, onChange, onMiss }: Props) {
  const first = useRef({ digit: '', at: 0 })
  const { t } = useTranslation()
  useShortcuts([{ keys: ['1', '8'], words: t('keys.grade') }])
  const grades = Array.from({ length: max - min + 1 }, (_, index) => min + index)
  const columns = grades.length > ONE_LINE ? Math.ceil(grades.length / 2) : grades.length
  const choose = (grade: number, group: HTMLElement) => {
    if (!grades.includes(grade)) return onMiss()
    group.querySelector<HTMLElement>(`[value="${grade}"]`)?.focus()
    onChange(grade)
  }
  const type = (event: KeyboardEvent<HTMLElement>) => {
    const digit = digitOf(event)
    if (digit === undefined) return
    const { digit: before, at } = first.current
    const isSecond = before !== '' && event.timeStamp - at < TYPING_MS
    first.current = { digit: isSecond ? '' : digit, at: event.timeStamp }
    if (isSecond) choose(Number(before + digit), event.currentTarget)
  }
  return (
    <div
      className={`${css.grades} num`}
      role="radiogroup"
      aria-label={label}
      style={{ '--columns': columns, '--count': grades.length }}
      data-one-line={grades.length <= ONE_LINE_UPRIGHT || undefined}
      onKeyDown={type}
    >
      {grades.map((grade) => (
        <label key={grade} className={css.grade} data-chosen={grade === value || undefined}>
          <input
            className="sr-only"
            type="radio"
            name="grade"
            value={grade}
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

/** The digit of a key by its physical place, since a Thai keyboard layout has letters there. */
function digitOf({ code, ctrlKey, metaKey, altKey }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey) return undefined
  return /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1]
}

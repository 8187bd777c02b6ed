import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TRUCK_ANSWERS } from '../../weighing/rules/numbering.ts'
import css from './Found.module.css'

interface Props {
  /** Enter on the row goes to the first answer. */
  isOpen: boolean
  onAnswer: (answer: string) => void
  onClose: () => void
}

/** Which truck a row is of, with a button for each answer; Escape goes back to the row. */
export function TruckQuestion({ isOpen, onAnswer, onClose }: Props) {
  const { t } = useTranslation()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) first.current?.focus()
  }, [isOpen])
  return (
    <fieldset
      className={css.answers}
      aria-label={t('refused.truck')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        event.currentTarget.closest<HTMLElement>('[data-row]')?.focus()
        onClose()
      }}
      onBlur={({ currentTarget, relatedTarget }) =>
        isOpen && !currentTarget.contains(relatedTarget) && onClose()
      }
    >
      {TRUCK_ANSWERS.map((answer, at) => (
        <button
          key={answer}
          ref={at === 0 ? first : undefined}
          type="button"
          className={css.use}
          onClick={() => onAnswer(t(`refused.truck.${answer}`))}
        >
          {t(`refused.truck.${answer}`)}
        </button>
      ))}
    </fieldset>
  )
}

import { UnstyledButton } from '@mantine/core'
import { type ComponentProps, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TRUCK_ANSWERS } from '../../weighing/rules/numbering.ts'
import css from './Found.module.css'

interface Props {
  name: { field: string; line: number }
  value: string
  /** What it may be, offered while one types. */
  choices?: readonly string[]
  onPut: (value: string) => void
  onClose: () => void
}

/** A faulty value as a field: Enter puts what is typed in its place, Escape leaves it. */
export function FixField({ name, value, choices, onPut, onClose }: Props) {
  const { t } = useTranslation()
  const list = useId()
  return (
    <span className={`line ${css.found}`}>
      <input
        className={css.fix}
        aria-label={t('import.fixOf', name)}
        defaultValue={value}
        list={choices && list}
        maxLength={500}
        // biome-ignore lint/a11y/noAutofocus: the value was pressed to type there
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={({ currentTarget }) =>
          currentTarget.value === value ? onClose() : onPut(currentTarget.value)
        }
        onKeyDown={(event) => {
          const { currentTarget: input, key } = event
          if (key !== 'Enter' && key !== 'Escape') return
          event.preventDefault()
          event.stopPropagation()
          if (key === 'Escape') input.value = value
          // Leaving the field puts the value in, and the arrows go on from its row.
          const row = input.closest<HTMLElement>('[data-row]')
          if (row) row.focus()
          else input.blur()
        }}
      />
      {choices && (
        <datalist id={list}>
          {choices.map((choice) => (
            <option key={choice} value={choice} />
          ))}
        </datalist>
      )}
    </span>
  )
}

interface TruckProps {
  /** Enter on the row goes to the first answer. */
  isOpen: boolean
  onAnswer: (answer: string) => void
  onClose: () => void
}

/** Which truck a row is of, with a button for each answer; Escape goes back to the row. */
export function TruckQuestion({ isOpen, onAnswer, onClose }: TruckProps) {
  const { t } = useTranslation()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isOpen) first.current?.focus()
  }, [isOpen])
  return (
    <fieldset
      className={`line ${css.answers}`}
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
        <Answer
          key={answer}
          ref={at === 0 ? first : undefined}
          words={t(`refused.truck.${answer}`)}
          onClick={() => onAnswer(t(`refused.truck.${answer}`))}
        />
      ))}
    </fieldset>
  )
}

interface AnswerProps extends Pick<ComponentProps<'button'>, 'ref' | 'title' | 'onClick'> {
  words: string
}

/** A way out of a fault, beside it; `title` says in full what its words say in short. */
export function Answer({ words, title, ...props }: AnswerProps) {
  return (
    <UnstyledButton className={css.use} title={title} aria-label={title} {...props}>
      {words}
    </UnstyledButton>
  )
}

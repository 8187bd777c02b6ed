import { useId } from 'react'
import { useTranslation } from 'react-i18next'
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
    <span className={css.found}>
      <input
        className={css.fix}
        aria-label={t('import.mendOf', name)}
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

import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const DEBOUNCE_MS = 300

/** A search box of the filter line: searches on Enter, or when one stops typing for a moment. */
export function SearchField(props: {
  value: string
  onSearch: (text: string) => void
  label?: string
  width?: number
  /** Without the glass, beside a field that has it. */
  plain?: boolean
  /** The dialog's first field. */
  autoFocus?: boolean
}) {
  const { t } = useTranslation()
  const { value, onSearch, label = t('ui.search') } = props
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => onSearch(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, value, onSearch])
  return (
    <TextInput
      w={props.width ?? 176}
      leftSectionWidth={32}
      leftSection={!props.plain && <IconSearch size={14} stroke={1.7} aria-hidden="true" />}
      rightSection={
        typed && (
          <CloseButton
            className="in-field"
            size="xs"
            iconSize={13}
            tabIndex={-1}
            aria-label={t('ui.clearField')}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSearch('')}
          />
        )
      }
      aria-label={label}
      placeholder={label}
      data-autofocus={props.autoFocus || undefined}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => typed !== value && onSearch(typed)}
      onKeyDown={(event) => event.key === 'Enter' && onSearch(typed)}
    />
  )
}

import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'

const DEBOUNCE_MS = 300

/** A search box of the filter line: searches on Enter, or when one stops typing for a moment. */
export function SearchField(props: {
  value: string
  onSearch: (text: string) => void
  label?: string
  /** Stands in the empty field in place of the label, where there is no room for that. */
  hint?: string
  width?: number
  /** Without the glass, beside a field that has it. */
  plain?: boolean
  /** The dialog's first field. */
  autoFocus?: boolean
  /** Called with what is typed, after Enter has searched for it. */
  onEnter?: (text: string) => void
}) {
  const { t } = useTranslation()
  const { value, onSearch, label = t('ui.search') } = props
  const [typed, setTyped] = useState(value)
  const asked = useRef(value)
  const search = (text: string) => {
    asked.current = text
    onSearch(text)
  }
  const searchLater = useEffectEvent(search)
  // What was asked for here may come back after more has been typed; only what comes from elsewhere replaces that.
  useEffect(() => {
    if (value !== asked.current) setTyped(value)
    asked.current = value
  }, [value])
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => searchLater(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, value])
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
            onClick={() => {
              setTyped('')
              search('')
            }}
          />
        )
      }
      aria-label={label}
      placeholder={props.hint ?? label}
      title={props.hint && label}
      data-autofocus={props.autoFocus || undefined}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={() => typed !== value && search(typed)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        search(typed)
        if (!props.onEnter) return
        // The same Enter would press the button that gets the focus now.
        event.preventDefault()
        props.onEnter(typed)
      }}
    />
  )
}

import { Combobox, Loader, TextInput, useCombobox } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../platform/client.ts'
import { ErrorState } from '../States.tsx'
import type { Choice } from './choice-fields.tsx'
import type { Labelled } from './fields.tsx'
import type { FieldProps } from './use-form.ts'

interface Props extends FieldProps<Choice | null>, Labelled {
  label: string
  /** What is found for the typed text; the screen's own query gives it. */
  choices: readonly Choice[]
  /** The query that gives them. */
  query: {
    isFetching: boolean
    isPaused: boolean
    /** The choices are those for what was typed before. */
    isPlaceholderData: boolean
    error: unknown
    refetch: () => unknown
  }
  /** Says why nothing is found, where there is more to say than that. */
  none?: string
  /** Called with what is typed, after a pause. */
  onSearch: (text: string) => void
}

const DEBOUNCE_MS = 250

/** Why a query waits that has not been sent. */
const NO_NETWORK = new CallError({ code: 'ui.noNetwork' })

/** One of many, found by typing: a vendor by code or name, a D7. */
export function LookupField(props: Props) {
  const { value, choices: found, query, none, onSearch, onChange, ...rest } = props
  // Without a network Enter would take one that was not asked for.
  const choices = query.isPaused && query.isPlaceholderData ? [] : found
  const { t } = useTranslation()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const chosen = value?.label ?? ''
  const [typing, setTyping] = useState<{ over: string | undefined; text: string }>()
  const isTyping = typing && typing.over === value?.value && typing.text !== chosen
  const typed = isTyping ? typing.text : undefined
  const isAsked = useSearch(typed, onSearch)
  useFirstFound(combobox, isAsked && !query.isFetching ? choices : [])
  const pick = (picked: string) => {
    onChange(choices.find((choice) => choice.value === picked) ?? null)
    setTyping(undefined)
    combobox.closeDropdown()
  }
  const type = (text: string) => {
    setTyping({ over: value?.value, text })
    combobox.openDropdown()
    if (text === '' && value) onChange(null)
  }
  const leave = () => {
    combobox.closeDropdown()
    setTyping(undefined)
    if (typed !== undefined) onSearch('')
  }
  return (
    <Combobox store={combobox} onOptionSubmit={pick} withinPortal={false} floatingStrategy="fixed">
      <Combobox.Target withExpandedAttribute>
        <TextInput
          role="combobox"
          placeholder={t('ui.lookup.type')}
          {...rest}
          withAsterisk={props.required}
          data-autofocus={props.autoFocus || undefined}
          value={typed ?? chosen}
          rightSection={query.isFetching && <Loader size={14} />}
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && isTyping && event.preventDefault()}
          onClick={() => combobox.openDropdown()}
          onBlur={leave}
        />
      </Combobox.Target>
      <Found label={props.label} choices={choices} query={query} none={none} />
    </Combobox>
  )
}

type FoundProps = Pick<Props, 'label' | 'choices' | 'query' | 'none'>

function Found({ label, choices, query, none }: FoundProps) {
  const { t } = useTranslation()
  const { isFetching, isPaused, error, refetch } = query
  const why = () => {
    if (isFetching) return t('ui.loading')
    if (error || isPaused) return <ErrorState error={error ?? NO_NETWORK} retry={refetch} small />
    return none ?? t('ui.lookup.none')
  }
  return (
    // A press on what is no option leaves the focus in the field, which would close the list.
    <Combobox.Dropdown onMouseDown={(event) => event.preventDefault()}>
      <Combobox.Options mah={264} style={{ overflowY: 'auto' }} aria-label={label}>
        {choices.map((choice) => (
          <Combobox.Option key={choice.value} value={choice.value}>
            {choice.label}
          </Combobox.Option>
        ))}
        {choices.length === 0 && <Combobox.Empty>{why()}</Combobox.Empty>}
      </Combobox.Options>
    </Combobox.Dropdown>
  )
}

/** What Enter takes is marked; nothing is until the choices are those for what was typed. */
function useFirstFound(
  { dropdownOpened, selectFirstOption, resetSelectedOption }: ReturnType<typeof useCombobox>,
  choices: readonly Choice[],
) {
  const found = choices.map(({ value }) => value).join()
  useEffect(() => {
    if (!dropdownOpened) return
    if (found) selectFirstOption()
    else resetSelectedOption()
  }, [dropdownOpened, found, selectFirstOption, resetSelectedOption])
}

/** Searches once one stops typing for a moment; returns whether what is typed, if anything is, has been asked for. */
function useSearch(typed: string | undefined, onSearch: (text: string) => void): boolean {
  const [asked, setAsked] = useState<string>()
  useEffect(() => {
    if (typed === undefined) {
      setAsked(undefined)
      return
    }
    const timer = setTimeout(() => {
      setAsked(typed)
      onSearch(typed)
    }, DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return typed === undefined || asked === typed
}

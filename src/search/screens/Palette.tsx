import { TextInput, UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalLayout } from '../../ui/dialogs/ModalLayout.tsx'
import { count } from '../../ui/format.ts'
import { MessagePlace } from '../../ui/messages/MessagePlace.tsx'
import { ErrorState } from '../../ui/States.tsx'
import { openShortcuts } from '../../ui/shortcuts/Shortcuts.tsx'
import { useShortcuts } from '../../ui/shortcuts/shortcuts.ts'
import { OptionList } from './OptionList.tsx'
import { inNextGroup, type Option, type ScreenOption, walked } from './option.ts'
import css from './Palette.module.css'
import { keepOpened } from './recent.ts'
import { useOptions } from './use-options.ts'

interface Props {
  /** Those of the officer's menu. */
  screens: readonly ScreenOption[]
  /** What stands in the field; letters pressed before it was there too. */
  typed: string
  onType: (typed: string) => void
  onClose: () => void
}

/** One field that finds everything: typed into, walked by arrows, and opened by Enter. */
export function Palette({ screens, typed, onType, onClose }: Props) {
  const { t } = useTranslation()
  const [chosen, setChosen] = useState<string>()
  const [isEntered, setEntered] = useState(false)
  const { groups, found, pending, error, refetch } = useOptions(typed, screens)
  const listId = useId()
  const options = walked(groups)
  const current = options.find(({ key }) => key === chosen) ?? options[0]
  const open = useOpenOption(onClose)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = optionOf(event, { groups, options, current })
    if (event.key !== 'Enter' && !next) return
    event.preventDefault()
    if (next) setChosen(next.key)
    else if (event.nativeEvent.isComposing) return
    else if (pending && !chosen) setEntered(true)
    else if (current) open(current, event.ctrlKey || event.metaKey)
  }
  // Enter that came before the answer opens what the answer has first.
  const openFirst = useEffectEvent(() => current && open(current, false))
  useEffect(() => {
    if (isEntered && !pending) openFirst()
  }, [isEntered, pending])
  return (
    <ModalLayout width={680} label={t('search.title')} savesNothing onClose={onClose}>
      <search className={`column ${css.palette}`} aria-label={t('search.title')}>
        <TextInput
          classNames={{ root: `ruled ${css.field}`, input: css.input }}
          size="md"
          variant="unstyled"
          leftSection={<IconSearch size={18} stroke={1.7} aria-hidden="true" />}
          rightSectionWidth="auto"
          rightSection={
            <span className={`line small num ${css.found}`} role="status">
              {found !== undefined && t('search.found', { n: count(found) })}
              <kbd>Esc</kbd>
            </span>
          }
          role="combobox"
          aria-label={t('search.title')}
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={current && `${listId}-${options.indexOf(current)}`}
          placeholder={t('search.placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          data-autofocus
          value={typed}
          onChange={(event) => {
            onType(event.currentTarget.value)
            setChosen(undefined)
            setEntered(false)
          }}
          onKeyDown={onKeyDown}
        />
        <OptionList
          id={listId}
          groups={groups}
          typed={typed}
          current={current}
          onPoint={({ key }) => setChosen(key)}
          onOpen={open}
        />
        {error !== null && <ErrorState error={error} retry={refetch} />}
        {options.length === 0 && !pending && error === null && <Nothing typed={typed} />}
        <MessagePlace rank="dialog" />
        <Keys />
      </search>
    </ModalLayout>
  )
}

/** Returns what opens an option, in this tab or a new one, and remembers the record that it is. */
function useOpenOption(onClose: () => void) {
  const router = useRouter()
  return (option: Option, inNewTab: boolean) => {
    const { kind, words, about, address } = option
    if (kind) keepOpened({ kind, words, about, address })
    const { to, search } = address
    if (inNewTab) {
      window.open(router.buildLocation({ to, search } as never).href, '_blank', 'noopener')
      return
    }
    onClose()
    void router.navigate({ to, search } as never)
  }
}

interface Walk {
  groups: Parameters<typeof inNextGroup>[0]
  options: readonly Option[]
  current: Option | undefined
}

/** The option that a key leads to; undefined where it is no key of the list. */
function optionOf({ key, shiftKey }: KeyboardEvent, { groups, options, current }: Walk) {
  const at = current ? options.indexOf(current) : -1
  if (key === 'ArrowDown') return options[(at + 1) % options.length]
  if (key === 'ArrowUp') return options.at(at - 1)
  if (key === 'Tab') return inNextGroup(groups, current?.key, shiftKey ? -1 : 1)
  return undefined
}

function Nothing({ typed }: { typed: string }) {
  const { t } = useTranslation()
  return (
    <div className={`secondary text ${css.nothing}`} role="status">
      <strong>{t('search.none', { typed: typed.trim() })}</strong>
      <p>{t('search.finds')}</p>
    </div>
  )
}

/** What the keys do, where there are keys, and the way to those of everything else. */
function Keys() {
  const { t } = useTranslation()
  const keys = [
    { keys: ['↑', '↓'], words: t('search.key.choose') },
    { keys: ['Enter'], words: t('search.key.open') },
    { keys: ['Ctrl+Enter'], words: t('search.key.newTab') },
    { keys: ['Tab'], words: t('search.key.next') },
  ]
  useShortcuts(keys)
  return (
    <div className={`row small topped ${css.keys}`}>
      {keys.map(({ keys, words }) => (
        <span key={words} aria-hidden="true">
          {keys.map((key) => (
            <kbd key={key}>{SIGNS[key] ?? key}</kbd>
          ))}{' '}
          {words}
        </span>
      ))}
      <UnstyledButton className="link accent" fz={12} lh="18px" ml="auto" onClick={openShortcuts}>
        {t('search.allKeys')}
      </UnstyledButton>
    </div>
  )
}

/** As they stand in a line. */
const SIGNS: Record<string, string> = { Enter: '↵', 'Ctrl+Enter': 'Ctrl ↵' }

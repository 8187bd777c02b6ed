import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { openShortcuts } from '../../ui/shortcuts/Shortcuts.tsx'
import { useShortcuts } from '../../ui/shortcuts/shortcuts.ts'
import css from './Palette.module.css'

/** What the keys do, where there are keys, and the way to those of everything else. */
export function Keys() {
  const { t } = useTranslation()
  const keys = [
    { keys: ['↑', '↓'], words: t('search.key.choose') },
    { keys: ['Enter'], words: t('search.key.open') },
    { keys: ['Ctrl+Enter'], words: t('search.key.newTab') },
    { keys: ['Tab'], words: t('search.key.next') },
  ]
  useShortcuts(keys)
  return (
    <div className={css.keys}>
      {keys.map(({ keys, words }) => (
        <span key={words} aria-hidden="true">
          {keys.map((key) => (
            <kbd key={key}>{SIGNS[key] ?? key}</kbd>
          ))}{' '}
          {words}
        </span>
      ))}
      <UnstyledButton className={css.allKeys} onClick={openShortcuts}>
        {t('search.allKeys')}
      </UnstyledButton>
    </div>
  )
}

/** As they stand in a line. */
const SIGNS: Record<string, string> = { Enter: '↵', 'Ctrl+Enter': 'Ctrl ↵' }

import { UnstyledButton } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import css from './SearchButton.module.css'

/** Opens the field that searches everything; drawn as that field. In the drawer of a phone it closes the drawer. */
export function SearchButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <UnstyledButton
      className={css.field}
      aria-label={t('search.title')}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      data-leaves-drawer
      onClick={onOpen}
    >
      <IconSearch size={16} stroke={1.7} aria-hidden="true" />
      <span className={css.words}>{t('ui.search')}</span>
      <kbd className={css.key}>Ctrl K</kbd>
    </UnstyledButton>
  )
}

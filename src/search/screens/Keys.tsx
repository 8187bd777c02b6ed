import { useTranslation } from 'react-i18next'
import css from './Palette.module.css'

/** What the keys do, where there are keys. */
export function Keys() {
  const { t } = useTranslation()
  return (
    <div className={css.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {t('search.key.choose')}
      </span>
      <span>
        <kbd>↵</kbd> {t('search.key.open')}
      </span>
      <span>
        <kbd>Ctrl ↵</kbd> {t('search.key.newTab')}
      </span>
      <span>
        <kbd>Tab</kbd> {t('search.key.next')}
      </span>
    </div>
  )
}

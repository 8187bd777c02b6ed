import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './Pager.module.css'

/** The box for a page's number; a number past the end goes to the last page. */
export function GoToPage(props: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const go = (event: FormEvent) => {
    event.preventDefault()
    const requested = Number.parseInt(typed, 10)
    setTyped('')
    if (requested >= 1) props.onPage(Math.min(requested, Math.max(props.pages, 1)) - 1)
  }
  return (
    <form className={`${css.goTo} line`} onSubmit={go}>
      <span aria-hidden="true">{t('ui.goToPage')}</span>
      <TextInput
        className={css.box}
        inputMode="numeric"
        aria-label={t('ui.goToPage')}
        title={t('ui.goToPage')}
        placeholder={String(props.page + 1)}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value.replace(/\D/g, ''))}
      />
    </form>
  )
}

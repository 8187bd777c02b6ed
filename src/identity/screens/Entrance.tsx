import { type ComponentType, type FormEvent, Fragment, lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { MainButton } from '../../ui/actions/MainButton.tsx'
import { errorMessage } from '../../ui/error-message.ts'
import { Logo } from '../../ui/Logo.tsx'
import { useLanguage, useSetLanguage } from '../../ui/language.ts'
import { useTitle } from '../../ui/use-title.ts'
import css from './Entrance.module.css'

/** Comes after what one does here, and may be missing: it says nothing. */
const Dial = lazy<ComponentType<{ kilograms: number; unit: string }>>(() =>
  import('./Dial.tsx').then(
    ({ Dial }) => ({ default: Dial }),
    () => ({ default: () => null }),
  ),
)

/** The layout of the screens before sign-in: a column for what one does, the dial of a scale beside it. */
export function SignInLayout(props: { title: string; about?: string; children: ReactNode }) {
  const { t } = useTranslation()
  useTitle(props.title)
  return (
    <div className={css.page}>
      <main className={css.column}>
        <div className={css.brand}>
          <Logo size={22} />
          {t('ui.app')}
        </div>
        <div className={css.middle}>
          <h1 className={css.title}>{props.title}</h1>
          {props.about && <p className={css.about}>{props.about}</p>}
          {props.children}
        </div>
        <Languages />
      </main>
      <div className={css.picture} aria-hidden="true">
        <Suspense>
          <Dial kilograms={15_230} unit={t('signIn.kilograms')} />
        </Suspense>
      </div>
    </div>
  )
}

interface FormProps {
  onSubmit: () => unknown
  /** What the server said against it; nothing where that stands elsewhere. */
  error?: unknown
  verb: string
  running: boolean
  children: ReactNode
}

/** A form before the work, as sign-in has it: its fields, what was refused, and its one button. */
export function EntranceForm({ onSubmit, error, verb, running, children }: FormProps) {
  const { t } = useTranslation()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      {children}
      <MainButton type="submit" running={running}>
        {verb}
      </MainButton>
      <div className={css.said}>
        {error != null && (
          <p className={`${css.note} ${css.fault} attention`} role="alert">
            {errorMessage(t, error)}
          </p>
        )}
      </div>
    </form>
  )
}

function Languages() {
  const { t } = useTranslation()
  const language = useLanguage()
  const setLanguage = useSetLanguage()
  return (
    <footer className={css.foot}>
      {(['th', 'en'] as const).map((one, index) => (
        <Fragment key={one}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <button
            type="button"
            className={css.language}
            lang={one}
            aria-pressed={one === language}
            onClick={() => setLanguage(one)}
          >
            {t(`ui.language.${one}`)}
          </button>
        </Fragment>
      ))}
    </footer>
  )
}

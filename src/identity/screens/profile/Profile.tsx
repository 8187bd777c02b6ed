import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { calls } from '../../contract.ts'
import { OwnFactor } from '../factor/OwnFactor.tsx'
import { LanguageChoice } from './LanguageChoice.tsx'
import { OwnName } from './OwnName.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import css from './Profile.module.css'
import { Sessions } from './Sessions.tsx'

/** What officers see and change of themselves; `notices` is how they are told. */
export function Profile({ notices }: { notices: ReactNode }) {
  const { t } = useTranslation()
  const { data: officer, error, refetch } = useCall(calls.getOfficer, {})
  const { data: factor } = useCall(calls.getFactor, {})
  const way = useCall(calls.getResetWay, {})
  return (
    <ScreenFrame title={t('profile.title')} padded>
      {error && !officer && <ErrorState error={error} retry={refetch} />}
      {officer && (
        <div className={css.sections}>
          <Section title={t('profile.person')}>
            <OwnName officer={officer} />
          </Section>
          <Section title={t('signIn.password')}>
            <OwnPassword officer={officer} />
          </Section>
          {factor?.MaySetUp && (
            <Section title={t('factor.title')} about={t('factor.about')}>
              <OwnFactor />
            </Section>
          )}
          <Section title={t('user.sessions')} about={t('profile.sessionsAbout')}>
            <Sessions />
          </Section>
          <Section title={t('ui.language')}>
            <LanguageChoice />
          </Section>
          <Section title={t('notices.title')}>
            {way.data && !way.data.Mail ? (
              <p className={css.about}>{t('profile.noMail')}</p>
            ) : (
              notices
            )}
          </Section>
        </div>
      )}
    </ScreenFrame>
  )
}

function Section(props: { title: string; about?: string; children: ReactNode }) {
  return (
    <section className={css.section} aria-label={props.title}>
      <div>
        <h2 className={css.title}>{props.title}</h2>
        {props.about && <p className={css.about}>{props.about}</p>}
      </div>
      <div className={css.content}>{props.children}</div>
    </section>
  )
}

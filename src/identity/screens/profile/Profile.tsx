import { Box, SegmentedControl } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import type { Language } from '../../../platform/thai-date.ts'
import { FieldGrid } from '../../../ui/form/FieldGrid.tsx'
import { PasswordField } from '../../../ui/form/fields.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { ScreenLayout } from '../../../ui/ScreenLayout.tsx'
import { ErrorState } from '../../../ui/States.tsx'
import { useScreenContext } from '../../../ui/screen-context.ts'
import { calls } from '../../contract.ts'
import { OwnFactor } from '../factor/SetUpFactor.tsx'
import { PasswordFields } from '../password/PasswordFields.tsx'
import { usePasswordChange } from '../password/use-password-change.ts'
import { type Officer, OwnName } from './OwnName.tsx'
import css from './Profile.module.css'
import { ProfileForm } from './ProfileForm.tsx'
import { Sessions } from './Sessions.tsx'

/** What officers see and change of themselves; `notices` is how they are told. */
export function Profile({ notices }: { notices: ReactNode }) {
  const { t } = useTranslation()
  const { data: officer, error, refetch } = useCall(calls.getOfficer, {})
  const { data: factor } = useCall(calls.getFactor, {})
  const way = useCall(calls.getResetWay, {})
  return (
    <ScreenLayout title={t('profile.title')} padded>
      {error && !officer && <ErrorState error={error} retry={refetch} />}
      {officer && (
        <Box w="100%" maw={960} mx="auto">
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
              <p className="text muted">{t('profile.noMail')}</p>
            ) : (
              notices
            )}
          </Section>
        </Box>
      )}
    </ScreenLayout>
  )
}

function Section(props: { title: string; about?: string; children: ReactNode }) {
  return (
    <section className={`${css.section} ruled`} aria-label={props.title}>
      <div>
        <Box component="h2" fz={14} lh="22px">
          {props.title}
        </Box>
        {props.about && <p className="text muted">{props.about}</p>}
      </div>
      <Box miw={0}>{props.children}</Box>
    </section>
  )
}

/** Another password, which asks for the present one. */
function OwnPassword({ officer: { Email, Name, Lastname } }: { officer: Officer }) {
  const { t } = useTranslation()
  const { form, running, submit } = usePasswordChange([Email, Name, Lastname])
  return (
    <ProfileForm
      onSubmit={submit}
      verb={t('user.changePassword')}
      running={running}
      disabled={!form.dirty}
    >
      <FieldGrid>
        <PasswordField
          required
          label={t('profile.presentPassword')}
          autoComplete="current-password"
          {...form.field('PresentPassword')}
        />
      </FieldGrid>
      <FieldGrid>
        <PasswordFields field={form.field} />
      </FieldGrid>
      <p className="text muted">{t('user.ownPasswordEnds')}</p>
    </ProfileForm>
  )
}

const LANGUAGES = ['th', 'en'] as const satisfies Language[]

/** The language of the screens, here and wherever the officer signs in. */
function LanguageChoice() {
  const { t } = useTranslation()
  const { chooseLanguage } = useScreenContext()
  return (
    <SegmentedControl
      aria-label={t('ui.language')}
      data={LANGUAGES.map((value) => ({
        value,
        label: <span lang={value}>{t(`ui.language.${value}`)}</span>,
      }))}
      value={useLanguage()}
      onChange={(value) => chooseLanguage(value as Language)}
    />
  )
}

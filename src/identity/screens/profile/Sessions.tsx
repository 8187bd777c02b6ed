import { Button } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import { formatInstant, formatPast } from '../../../platform/thai-date.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { useLanguage } from '../../../ui/language.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { useNow } from '../../../ui/live/use-now.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { calls } from '../../contract.ts'
import css from './Profile.module.css'

type Session = Output<typeof calls.getSessions>[number]

/** Where the officer is signed in; any but this one can be ended. */
export function Sessions() {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(calls.getSessions, {})
  useRefetchOnChange('officers', calls.getSessions)
  const { run, running } = useAction(calls.endSession, { done: t('done.sessionEnded') })
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  return (
    <ul className={css.sessions}>
      {data?.map((session) => (
        <li key={session.UUID} className={css.session}>
          <Device session={session} />
          {session.Current ? (
            <span className={css.current}>{t('profile.thisDevice')}</span>
          ) : (
            <EndButton session={session} running={running} onEnd={(UUID) => void run({ UUID })} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Device({ session }: { session: Session }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  const isHeld = /Android|iPad|iPhone/.test(session.System ?? '')
  const Glyph = isHeld ? IconDeviceMobile : IconDeviceDesktop
  const seen = t('profile.seen', { time: formatPast(session.LastSeen, now, language) })
  const since = t('profile.signedIn', {
    time: formatInstant(session.SignedIn, 'table', language),
  })
  return (
    <>
      <Glyph className={css.glyph} size={20} stroke={1.5} aria-hidden="true" />
      <div className={css.device}>
        <strong>{useDeviceName()(session)}</strong>
        <span className="num">{[seen, since, session.Address].filter(Boolean).join(' · ')}</span>
      </div>
    </>
  )
}

function EndButton(props: { session: Session; running: boolean; onEnd: (id: string) => void }) {
  const { t } = useTranslation()
  const device = useDeviceName()(props.session)
  return (
    <Button
      variant="default"
      disabled={props.running}
      aria-label={t('profile.endOf', { device })}
      onClick={() => props.onEnd(props.session.UUID)}
    >
      {t('profile.end')}
    </Button>
  )
}

function useDeviceName() {
  const { t } = useTranslation()
  return ({ Browser, System }: Session): string =>
    Browser && System
      ? t('profile.device', { browser: Browser, system: System })
      : (Browser ?? System ?? t('profile.unknownDevice'))
}

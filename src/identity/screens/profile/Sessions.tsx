import { Box, Button, Group, Stack } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import type { Output } from '../../../platform/call.ts'
import { messageKey } from '../../../platform/catalogue.ts'
import { useCall } from '../../../platform/client.ts'
import { formatInstant, formatPast } from '../../../platform/thai-date.ts'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { PasswordField } from '../../../ui/form/fields.tsx'
import { useForm } from '../../../ui/form/use-form.ts'
import { useLanguage } from '../../../ui/language.ts'
import { useRefetchOnChange } from '../../../ui/live/use-change-events.ts'
import { useNow } from '../../../ui/live/use-now.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { calls } from '../../contract.ts'
import { passwordHash } from '../../rules/password-hash.ts'
import css from './Profile.module.css'

type Session = Output<typeof calls.getSessions>[number]

const FIXED = { flex: 'none' } as const

const schema = z.object({ Password: z.string().min(1, messageKey('v.password')) })

/** Where the officer is signed in; any but this one can be ended by who knows the password. */
export function Sessions() {
  const { t } = useTranslation()
  const { data, error, refetch } = useCall(calls.getSessions, {})
  useRefetchOnChange('officers', calls.getSessions)
  const [ending, setEnding] = useState<Session>()
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  return (
    <>
      <ul>
        {data?.map((session) => (
          <Group
            key={session.UUID}
            component="li"
            gap={12}
            wrap="nowrap"
            className={`${css.session} ruled`}
          >
            <Device session={session} />
            {session.Current ? (
              <Box
                component="span"
                bg="var(--ps-accent-soft)"
                bdrs={4}
                flex="none"
                fz={12}
                lh="20px"
                p="0 8px"
                className="accent medium"
              >
                {t('profile.thisDevice')}
              </Box>
            ) : (
              <EndButton session={session} onEnd={() => setEnding(session)} />
            )}
          </Group>
        ))}
      </ul>
      {ending && <EndQuestion session={ending} onClose={() => setEnding(undefined)} />}
    </>
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
      <Glyph size={20} stroke={1.5} color="var(--ps-text-3)" style={FIXED} aria-hidden="true" />
      <Stack gap={0} flex={1} miw={0} fz={13}>
        <strong>{useDeviceName()(session)}</strong>
        <Box component="span" className="num" c="var(--ps-text-3)">
          {[seen, since, session.Address].filter(Boolean).join(' · ')}
        </Box>
      </Stack>
    </>
  )
}

function EndButton({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const { t } = useTranslation()
  const device = useDeviceName()(session)
  return (
    <Button variant="default" aria-label={t('profile.endOf', { device })} onClick={onEnd}>
      {t('profile.end')}
    </Button>
  )
}

/** Asks for the officer's own password before another device is signed out. */
function EndQuestion({ session, onClose }: { session: Session; onClose: () => void }) {
  const { t } = useTranslation()
  const form = useForm({ Password: '' }, schema)
  const action = useAction(calls.endSession, {
    done: t('done.sessionEnded'),
    onDone: onClose,
    onRefused: form.refused,
  })
  const end = ({ Password }: { Password: string }) =>
    action.run({ UUID: session.UUID, Password: passwordHash(Password) })
  return (
    <Confirm
      question={t('profile.askEnd', { device: useDeviceName()(session) })}
      text={
        <>
          {t('profile.askEnd.text')}
          <Box mt="sm">
            <PasswordField
              required
              autoFocus
              label={t('signIn.password')}
              autoComplete="current-password"
              {...form.field('Password')}
            />
          </Box>
        </>
      }
      verb={t('profile.end')}
      danger
      running={action.running}
      onYes={() => form.submit(end)}
      onNo={onClose}
    />
  )
}

function useDeviceName() {
  const { t } = useTranslation()
  return ({ Browser, System }: Session): string =>
    Browser && System
      ? t('profile.device', { browser: Browser, system: System })
      : (Browser ?? System ?? t('profile.unknownDevice'))
}

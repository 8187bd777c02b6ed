import { Box, Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { saveFile, useCall } from '../../../platform/client.ts'
import { formatInstant } from '../../../platform/thai-date.ts'
import { useLanguage } from '../../../ui/language.ts'
import { QrCode } from '../../../ui/QrCode.tsx'
import { calls } from '../../contract.ts'
import { ProofForm } from './ProofForm.tsx'

/** The second factor of the officer: since when, how to be rid of it, or how to set one up. */
export function OwnFactor() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: factor } = useCall(calls.getFactor, {})
  const [isBegun, setBegun] = useState(false)
  if (isBegun) return <SetUpFactor onDone={() => setBegun(false)} />
  if (!factor) return null
  if (!factor.SetUpAt) {
    return (
      <Button variant="default" onClick={() => setBegun(true)}>
        {t('factor.begin')}
      </Button>
    )
  }
  const day = formatInstant(factor.SetUpAt, 'table', language)
  return (
    <Stack gap={14}>
      <p className="text muted">{t('factor.since', { day, n: factor.CodesLeft })}</p>
      <ProofForm
        call={calls.removeFactor}
        asks={['Password', 'Code']}
        input={(proofs) => proofs}
        verb={t('factor.remove')}
        done={t('done.factorRemoved')}
        onDone={() => {}}
      />
    </Stack>
  )
}

interface Props {
  onDone: () => void
  /** It stands before the work, as sign-in does. */
  isEntrance?: boolean
}

/** Sets a second factor up: the password, the key for an app and a code of it, and the recovery codes at the end. */
export function SetUpFactor({ onDone, isEntrance }: Props) {
  const { t } = useTranslation()
  const [key, setKey] = useState<Output<typeof calls.beginFactor>>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <NewCodes codes={codes} onDone={onDone} />
  if (!key) {
    return (
      <ProofForm
        call={calls.beginFactor}
        asks={['Password']}
        input={({ Password }) => ({ Password })}
        verb={t('factor.showKey')}
        onDone={setKey}
        autoFocus
        isEntrance={isEntrance}
      />
    )
  }
  return (
    <Stack gap={14}>
      <p className="text muted">{t('factor.scan')}</p>
      <Group align="start" gap={20}>
        <QrCode text={key.Link} label={t('factor.qr')} />
        <div>
          <p className="text muted">{t('factor.typed')}</p>
          <Box component="p" ff="monospace" fz={14} m="4px 0 8px" style={ANYWHERE}>
            {key.Secret.match(/.{1,4}/g)?.join(' ')}
          </Box>
          <Box component="a" href={key.Link} c="var(--ps-accent-text)">
            {t('factor.openApp')}
          </Box>
        </div>
      </Group>
      <ProofForm
        call={calls.confirmFactor}
        asks={['Code']}
        input={({ Code }) => ({ Code })}
        verb={t('factor.confirm')}
        done={t('done.factorSetUp')}
        onDone={({ Codes }) => setCodes(Codes)}
        autoFocus
        isEntrance={isEntrance}
      />
    </Stack>
  )
}

const ANYWHERE = { overflowWrap: 'anywhere' } as const
const COLUMNS = {
  display: 'grid',
  gap: '4px 24px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
} as const

/** The recovery codes, which are shown this once, to be kept on paper. */
function NewCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const save = () =>
    saveFile('palm-scale-recovery-codes.txt', new Blob([`${codes.join('\r\n')}\r\n`]))
  return (
    <Stack gap={14}>
      <p role="status" className="text muted">
        {t('factor.codesAbout')}
      </p>
      <Box component="ul" ff="monospace" fz={14} style={COLUMNS} aria-label={t('factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Group gap={10}>
        <Button variant="default" onClick={save}>
          {t('factor.saveCodes')}
        </Button>
        <Button onClick={onDone}>{t('factor.codesKept')}</Button>
      </Group>
    </Stack>
  )
}

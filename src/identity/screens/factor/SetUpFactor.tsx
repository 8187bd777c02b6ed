import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { calls } from '../../contract.ts'
import { NewCodes } from './NewCodes.tsx'
import { ProofForm } from './ProofForm.tsx'
import { ShowKey } from './ShowKey.tsx'

type Key = Output<typeof calls.beginFactor>

interface Props {
  onDone: () => void
  /** It stands before the work, as sign-in does. */
  isEntrance?: boolean
}

/** Sets a second factor up: the password, the key for an app and a code of it, and the recovery codes at the end. */
export function SetUpFactor({ onDone, isEntrance }: Props) {
  const { t } = useTranslation()
  const [key, setKey] = useState<Key>()
  const [codes, setCodes] = useState<readonly string[]>()
  if (codes) return <NewCodes codes={codes} onDone={onDone} />
  if (key) return <ShowKey {...key} isEntrance={isEntrance} onConfirmed={setCodes} />
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

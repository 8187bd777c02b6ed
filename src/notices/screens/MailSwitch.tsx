import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { calls } from '../../identity/contract.ts'
import { useCall } from '../../platform/client.ts'
import { useAction } from '../../ui/actions/use-action.ts'

/** Whether the officer gets notices by mail as well; nothing of it where the mill sends none. */
export function MailSwitch() {
  const { t } = useTranslation()
  const way = useCall(calls.getResetWay, {})
  const preferences = useCall(calls.getPreferences, {})
  const { run, running } = useAction(calls.savePreferences)
  if (!way.data?.Mail || !preferences.data) return null
  return (
    <Switch
      label={t('notices.byMail')}
      title={t('notices.byMail.about')}
      checked={preferences.data.NoticesByMail ?? false}
      disabled={running}
      onChange={(event) => void run({ NoticesByMail: event.currentTarget.checked })}
    />
  )
}

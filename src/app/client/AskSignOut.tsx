import { useTranslation } from 'react-i18next'
import { Confirm } from '../../ui/dialogs/Confirm.tsx'

/** Asks before what is typed and not saved goes with the session. */
export function AskSignOut({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const { t } = useTranslation()
  return (
    <Confirm
      question={t('ask.signOut')}
      text={t('ask.signOut.text')}
      verb={t('ui.signOut')}
      keep={t('ask.signOut.no')}
      danger
      onYes={onYes}
      onNo={onNo}
    />
  )
}

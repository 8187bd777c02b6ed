import { Button, type ButtonProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { showFailure } from '../../ui/toasts.tsx'
import { reload } from './reload.ts'

/** Loads the page anew; where the server does not answer, it says so, and the page stays. */
export function ReloadButton(props: ButtonProps) {
  const { t } = useTranslation()
  const press = async () => {
    if (!(await reload())) showFailure(t('ui.notOpened'))
  }
  return <Button {...props} onClick={press} />
}

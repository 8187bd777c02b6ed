import { useTranslation } from 'react-i18next'
import { QrCode } from '../../../ui/QrCode.tsx'
import { calls } from '../../contract.ts'
import css from './factor.module.css'
import { ProofForm } from './ProofForm.tsx'

interface Props {
  /** In base 32, as apps take it. */
  Secret: string
  /** Opens an app on the same device. */
  Link: string
  /** It stands before the work, as sign-in does. */
  isEntrance?: boolean
  onConfirmed: (codes: readonly string[]) => void
}

/** The key to be taken into an app, as a code to scan, a link and text; and a code of it, to show that it was taken. */
export function ShowKey({ Secret, Link, isEntrance, onConfirmed }: Props) {
  const { t } = useTranslation()
  const text = Secret.match(/.{1,4}/g)?.join(' ')
  return (
    <div className={css.steps}>
      <p className={css.about}>{t('factor.scan')}</p>
      <div className={css.key}>
        <QrCode text={Link} label={t('factor.qr')} />
        <div>
          <p className={css.about}>{t('factor.typed')}</p>
          <p className={css.secret}>{text}</p>
          <a href={Link}>{t('factor.openApp')}</a>
        </div>
      </div>
      <ProofForm
        call={calls.confirmFactor}
        asks={['Code']}
        input={({ Code }) => ({ Code })}
        verb={t('factor.confirm')}
        done={t('done.factorSetUp')}
        onDone={({ Codes }) => onConfirmed(Codes)}
        autoFocus
        isEntrance={isEntrance}
      />
    </div>
  )
}

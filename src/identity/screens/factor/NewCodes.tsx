import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { saveFile } from '../../../platform/client.ts'
import css from './factor.module.css'

/** The recovery codes, which are shown this once, to be kept on paper. */
export function NewCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { t } = useTranslation()
  const save = () =>
    saveFile('palm-scale-recovery-codes.txt', new Blob([`${codes.join('\r\n')}\r\n`]))
  return (
    <div className={css.steps}>
      <p className={css.about} role="status">
        {t('factor.codesAbout')}
      </p>
      <ul className={css.codes} aria-label={t('factor.codes')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.buttons}>
        <Button variant="default" onClick={save}>
          {t('factor.saveCodes')}
        </Button>
        <Button onClick={onDone}>{t('factor.codesKept')}</Button>
      </div>
    </div>
  )
}

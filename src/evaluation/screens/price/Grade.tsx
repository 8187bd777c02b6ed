import { useTranslation } from 'react-i18next'
import type { PalmRecord } from '../record.ts'

/** The grade that is priced, and whose it is. */
export function Grade({ ticket }: { ticket: PalmRecord }) {
  const { t } = useTranslation()
  return (
    <>
      {t('term.grade')} <b className="num">{ticket.SysProductGrade}%</b>
      <br />
      {t('evaluation.by', { officer: ticket.SysOfficerEvaluate })}
    </>
  )
}

import { useTranslation } from 'react-i18next'
import { Banner } from '../../ui/Banner.tsx'
import { counted } from '../../ui/format.ts'
import { type ImportTable, type Preview, tableKey } from './preview.ts'
import { useTerms } from './terms.ts'

/** So many faults of a file are told one by one. */
const SHOWN_FAULTS = 5

/** What is wrong with the files themselves, such as lines that cannot be read. */
export function FileFaults({ preview }: { preview: Preview }) {
  return preview.Tables.map((table) => <FaultsOf key={tableKey(table)} table={table} />)
}

function FaultsOf({ table: { File, Sheet, Faults } }: { table: ImportTable }) {
  const { t } = useTranslation()
  const terms = useTerms()
  const file = Sheet ? `${File} · ${Sheet}` : File
  return (
    <>
      {Faults.slice(0, SHOWN_FAULTS).map(({ Line, Code, Params }) => {
        const fault = terms.fileFault(Code, Params)
        return (
          <Banner key={`${Line} ${Code} ${fault}`} attention>
            {Line === null
              ? t('import.fileFault', { file, fault })
              : t('import.fileFaultAt', { file, line: Line, fault })}
          </Banner>
        )
      })}
      {Faults.length > SHOWN_FAULTS && (
        <Banner attention>
          {t('import.moreFaults', { file, ...counted(Faults.length - SHOWN_FAULTS) })}
        </Banner>
      )}
    </>
  )
}

import { Box, Button } from '@mantine/core'
import { IconArrowRight, IconFileSpreadsheet } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { counted } from '../../ui/format.ts'
import css from './FilesSide.module.css'
import { columnId, type FileColumn, type ImportTable, type Preview, tableKey } from './preview.ts'
import { useTerms } from './terms.ts'

/** The files with their sheets, and what each of their columns was matched with. */
export function FilesSide({ preview, onMatch }: { preview: Preview; onMatch?: () => void }) {
  const { t } = useTranslation()
  const taken = preview.Tables.filter(({ Kind }) => Kind)
  const isByHand = taken.some(({ Columns }) => Columns.some(isOwn))
  return (
    <>
      <div className={css.head}>
        <h2>{t('import.files')}</h2>
        <span className="num">{t('import.rows', counted(preview.Counts.All))}</span>
      </div>
      <ul className={css.files}>
        {preview.Tables.map((table) => (
          <File key={tableKey(table)} table={table} />
        ))}
      </ul>
      {taken.length > 0 && (
        <div className={`${css.head} ${css.ruled}`}>
          <h2>{t('import.matched')}</h2>
          {onMatch && (
            <Button variant="subtle" size="compact-sm" onClick={onMatch}>
              {t('ui.edit')}
            </Button>
          )}
        </div>
      )}
      {taken.map((table) => (
        <Pairs key={tableKey(table)} table={table} isNamed={taken.length > 1} />
      ))}
      {isByHand && (
        <Box c="var(--ps-text-3)" fz={12} p="8px 16px 16px">
          {t('import.matched.hint')}
        </Box>
      )}
    </>
  )
}

/** Its name, and below it its sheet or encoding, its rows and its columns. */
function File({ table }: { table: ImportTable }) {
  const { t } = useTranslation()
  const about = [
    table.Sheet && t('import.ofSheet', { sheet: table.Sheet }),
    table.Encoding,
    t('import.rows', counted(table.Rows)),
    t('import.columns', counted(table.Columns.length)),
    !table.Kind && t('import.ofFile.notTaken'),
  ]
  return (
    <li data-out={!table.Kind || undefined}>
      <IconFileSpreadsheet size={16} stroke={1.6} aria-hidden="true" />
      <span>
        {table.File}
        <small className="num">{about.filter(Boolean).join(' · ')}</small>
      </span>
    </li>
  )
}

function Pairs({ table, isNamed }: { table: ImportTable; isNamed: boolean }) {
  const { t } = useTranslation()
  const terms = useTerms()
  return (
    <>
      {isNamed && (
        <Box component="h3" c="var(--ps-text-3)" fz={12} fw={500} mt={8} px={16}>
          {table.Sheet ?? table.File}
        </Box>
      )}
      <ul className={css.pairs}>
        {table.Columns.map((column) => (
          <li key={columnId(column)}>
            <span className="cut">{terms.column(table, column)}</span>
            <IconArrowRight size={13} stroke={1.6} aria-hidden="true" />
            <span
              className="cut"
              data-own={isOwn(column) || undefined}
              data-out={column.Field === null || undefined}
            >
              {column.Field === null
                ? t('import.match.notTaken')
                : terms.field(table.Kind, column.Field)}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Matched by hand, now or before. */
function isOwn({ Field, By }: FileColumn): boolean {
  return Field !== null && (By === 'hand' || By === 'remembered')
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { useAddress } from '../../ui/address.ts'
import { CallQuestion } from '../../ui/dialogs/CallQuestion.tsx'
import { useOpenDialog } from '../../ui/dialogs/use-open-dialog.tsx'
import { Filter } from '../../ui/Filter.tsx'
import { count } from '../../ui/format.ts'
import { useRefetchOnChange } from '../../ui/live/use-change-events.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { EmptyState } from '../../ui/States.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { BrowserList } from '../../ui/table/BrowserList.tsx'
import type { Column, RowAction } from '../../ui/table/column.ts'
import { showSuccess } from '../../ui/toasts.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { calls } from '../contract.ts'
import { dimensionOf, hasDefault, KINDS, type Kind, MAX_LISTED, PARENTS } from '../rules.ts'
import { AddRecord } from './AddRecord.tsx'
import { masterDataView } from './address.ts'
import { EditRecord } from './EditRecord.tsx'
import { kindWords, type MasterRecord, nameOf, useIsKeptHere } from './record.ts'

/** Rows of a page where the officer never chose how many: most kinds have fewer records. */
const USUAL_SIZE = 100

/** What palm is bought with besides vendors: products, warehouses, dimensions. */
export function MasterData() {
  const { t } = useTranslation()
  const [view, change] = useAddress(masterDataView)
  const { kind } = view
  const { query, isPart } = useRecords(kind, view.q)
  const [added, setAdded] = useState<MasterRecord>()
  const { ask, close, around } = useOpenDialog<Task, MasterRecord>({
    kept: ['edit'],
    records: query.data,
    idOf: ({ Code }) => Code,
  })
  const restore = useAction(calls.createRecord, {
    done: (record) => t('done.recordAdded', { name: nameOf(record) }),
  })
  useRefetchOnChange('masterData', calls.getRecords)
  const isKeptHere = useIsKeptHere()
  const mark = (record: MasterRecord) => {
    setAdded(record)
    const isFar = (query.data?.length ?? 0) >= USUAL_SIZE
    change({ q: isFar ? record.Code : '', page: 0 })
  }
  return (
    <ScreenLayout
      title={t('screen.masterData')}
      count={
        query.data && (
          <CountOf
            kind={kind}
            n={query.data.length}
            isPart={isPart}
            isFromErp={isKeptHere === false}
          />
        )
      }
      main={<AddRecord kind={kind} onAdded={mark} />}
    >
      <BrowserList
        list="masterData"
        label={kindWords(t, kind)}
        usualSize={USUAL_SIZE}
        filters={
          <Filter inSight label={t('masterData.kinds')} isActive={false}>
            <KindTabs kind={kind} onChange={(next) => change({ ...FIRST, kind: next })} />
          </Filter>
        }
        columns={useColumns(kind)}
        query={query}
        view={view}
        onView={change}
        rowKey={({ Code }) => Code}
        rowName={nameOf}
        isCurrent={({ Code }) => Code === added?.Code}
        actions={useRowActions(isKeptHere === true, ask)}
        onOpen={isKeptHere ? (record) => ask('edit', record) : undefined}
        empty={<EmptyState words={t('masterData.empty')} />}
      />
      {around(({ name, record }) =>
        name === 'edit' ? (
          <EditRecord kind={kind} record={record} onClose={close} />
        ) : (
          <DeleteRecord
            kind={kind}
            record={record}
            onClose={close}
            onUndo={({ Code, Name, ParentCode, IsDefault }) =>
              restore.run({ Kind: kind, Code, Name, ParentCode, IsDefault })
            }
          />
        ),
      )}
    </ScreenLayout>
  )
}

type Task = 'edit' | 'delete'

const FIRST = { q: '', page: 0, sort: '', desc: false } as const

/** The records of a kind; where there are too many, only those that match the search. */
function useRecords(kind: Kind, typed: string) {
  const all = useCall(calls.getRecords, { Kind: kind }, { keepPrevious: false })
  const isPart = all.data?.Records.length === MAX_LISTED
  const isSearched = isPart && typed.trim() !== ''
  const search = { Kind: kind, filterSearch: typed }
  const found = useCall(calls.getRecords, search, { enabled: isSearched })
  const query = isSearched ? found : all
  return { query: { ...query, data: query.data?.Records }, isPart: isPart && !isSearched }
}

function KindTabs({ kind, onChange }: { kind: Kind; onChange: (kind: Kind) => void }) {
  const { t } = useTranslation()
  return (
    <Tabs
      label={t('masterData.kinds')}
      tabs={KINDS.map((one) => ({
        value: one,
        words: kindWords(t, one),
        apart: dimensionOf(one) === 1,
      }))}
      value={kind}
      onChange={(value) => onChange(value as Kind)}
    />
  )
}

/** How many there are; a phone, whose kinds stand in its sheet, says which too. */
function CountOf(props: { kind: Kind; n: number; isPart: boolean; isFromErp: boolean }) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const { kind, n, isPart, isFromErp } = props
  const words = isPart
    ? t('masterData.count.first', { n: count(n) })
    : t('ui.count', { n: count(n), count: n })
  return [isPhone && kindWords(t, kind), words, isFromErp && t('masterData.fromErp')]
    .filter(Boolean)
    .join(' · ')
}

function useColumns(kind: Kind): Column<MasterRecord>[] {
  const { t } = useTranslation()
  const parent: Column<MasterRecord> = {
    key: 'ParentCode',
    card: 'figure',
    header: t(kind === 'product' ? 'masterData.group' : 'masterData.site'),
    sortable: true,
    value: ({ ParentCode, ParentName }) => [ParentCode, ParentName].filter(Boolean).join(' · '),
  }
  const isDefault: Column<MasterRecord> = {
    key: 'IsDefault',
    card: 'figure',
    header: t('masterData.default'),
    value: ({ IsDefault }) => (IsDefault ? t('masterData.default') : ''),
  }
  return [
    {
      key: 'Code',
      header: t('term.code'),
      tone: 'key',
      sortable: true,
      value: ({ Code }) => Code,
    },
    {
      key: 'Name',
      header: t('masterData.name'),
      name: true,
      sortable: true,
      value: ({ Name }) => Name || '–',
    },
    ...(PARENTS[kind] ? [parent] : []),
    ...(hasDefault(kind) ? [isDefault] : []),
  ]
}

function useRowActions(
  isKeptHere: boolean,
  ask: (task: Task, record: MasterRecord) => void,
): (record: MasterRecord) => RowAction[] {
  const { t } = useTranslation()
  if (!isKeptHere) return () => []
  return (record) => [
    {
      key: 'edit',
      label: t('ui.edit'),
      call: calls.updateRecord,
      run: () => ask('edit', record),
    },
    {
      key: 'delete',
      label: t('ui.delete'),
      call: calls.deleteRecord,
      danger: true,
      run: () => ask('delete', record),
    },
  ]
}

interface Props {
  kind: Kind
  record: MasterRecord
  onClose: () => void
  /** Adds it again. */
  onUndo: (record: MasterRecord) => void
}

/** Asks before a record is deleted, which can be undone; what uses it is said where it cannot be. */
function DeleteRecord({ kind, record, onClose, onUndo }: Props) {
  const { t } = useTranslation()
  const name = nameOf(record)
  return (
    <CallQuestion
      call={calls.deleteRecord}
      input={{ Kind: kind, Code: record.Code }}
      question={t('ask.recordDelete', { name })}
      text={t('ask.recordDelete.text')}
      verb={t('ui.delete')}
      danger
      onDone={() => {
        onClose()
        showSuccess(t('done.recordDeleted', { name }), () => onUndo(record))
      }}
      onClose={onClose}
    />
  )
}

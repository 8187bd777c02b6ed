import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { WordKey } from '../../platform/catalogue.ts'
import { allowed } from '../../platform/client.ts'
import { useOpenDialog } from '../../ui/dialogs/use-open-dialog.tsx'
import type { RowAction } from '../../ui/table/column.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { calls } from '../contract.ts'
import { FinanceDialog } from './dialogs/FinanceDialog.tsx'
import { HistoryDialog } from './dialogs/HistoryDialog.tsx'
import { LevelDialog } from './dialogs/LevelDialog.tsx'
import { LinkDialog } from './dialogs/LinkDialog.tsx'
import { RenameDialog } from './dialogs/RenameDialog.tsx'
import type { VendorDialogProps } from './dialogs/SaveDialog.tsx'
import { SetupDialog } from './dialogs/SetupDialog.tsx'
import { UnlinkQuestion } from './dialogs/UnlinkQuestion.tsx'
import { useCanEditMasterData } from './new/use-can-edit-master-data.ts'
import { isLinked, type Vendor } from './vendor.ts'

const DIALOGS = {
  link: LinkDialog,
  setUp: SetupDialog,
  level: LevelDialog,
  finance: FinanceDialog,
  rename: RenameDialog,
  history: HistoryDialog,
  unlink: UnlinkQuestion,
} as const satisfies Record<string, ComponentType<VendorDialogProps>>
export type Task = keyof typeof DIALOGS
/** In which something is typed. */
const KEPT = ['link', 'setUp', 'level', 'finance', 'rename'] as const

/**
 * What can be done with a vendor from the list, and the dialog in which it is done. All of it stands in the row's menu:
 * a button over the row would cover its alert, which is pressed too.
 */
export function useRowActions(vendors: readonly Vendor[] | undefined) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const canEdit = useCanEditMasterData()
  const { ask, close, around } = useOpenDialog<Task, Vendor>({
    kept: KEPT,
    records: vendors,
    idOf: ({ UUID }) => UUID,
  })
  const actions = (vendor: Vendor): RowAction[] => {
    const to = (task: Task, key: WordKey) => ({
      key: task,
      label: t(key),
      run: () => ask(task, vendor),
      quiet: true,
    })
    const link = { ...to('link', 'vendor.link'), call: calls.link }
    const setUp = { ...to('setUp', 'vendor.setUp'), call: calls.updateValue }
    const history = { ...to('history', 'ui.history'), call: calls.getVendorHistory }
    const rename = canEdit
      ? [{ ...to('rename', 'vendor.rename'), call: calls.updateVendorName }]
      : []
    if (!isLinked(vendor)) {
      return isPhone ? [setUp, ...rename, history] : [setUp, link, ...rename, history]
    }
    return [
      setUp,
      { ...to('level', 'vendor.manageLevel'), call: calls.updateLevel },
      { ...to('finance', 'vendor.manageFinance'), call: calls.updateFinance },
      ...rename,
      history,
      { ...to('unlink', 'vendor.unlink'), call: calls.unlink, danger: true },
    ]
  }
  const dialog = around(({ name, record }) => {
    const Shown = DIALOGS[name]
    return <Shown vendor={record} onClose={close} />
  })
  /** A phone has no room for the customers to choose from. */
  const note = (vendor: Vendor) =>
    isPhone && !isLinked(vendor) && allowed(calls.link) ? t('vendor.link.elsewhere') : undefined
  return { actions, note, ask, dialog }
}

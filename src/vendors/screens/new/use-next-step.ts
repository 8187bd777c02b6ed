import { useTranslation } from 'react-i18next'
import { showSuccess, showUntilHidden } from '../../../ui/toasts.tsx'
import type { Task } from '../use-row-actions.tsx'
import { isLinked, type Vendor } from '../vendor.ts'

/** Says that a vendor was added, and offers what it still needs first. */
export function useNextStep(ask: (task: Task, vendor: Vendor) => void) {
  const { t } = useTranslation()
  return (vendor: Vendor) => {
    const words = t('done.recordAdded', { name: vendor.VendorOrganizationName })
    const offer = (task: Task, verb: string) =>
      showUntilHidden(words, { words: verb, run: () => ask(task, vendor) })
    if (!isLinked(vendor)) offer('link', t('vendor.link'))
    else if (!vendor.FD7Value) offer('setUp', t('vendor.setUp'))
    else if (!vendor.CustomerSysBookBankNumber) offer('finance', t('vendor.manageFinance'))
    else showSuccess(words)
  }
}

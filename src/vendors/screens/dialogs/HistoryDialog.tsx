import { Box } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../../platform/call.ts'
import { useCall } from '../../../platform/client.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { type FieldValue, written } from '../../../ui/field.ts'
import { HistoryItem } from '../../../ui/history/HistoryItem.tsx'
import { HistoryList } from '../../../ui/history/HistoryList.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { useNow } from '../../../ui/live/use-now.ts'
import { calls } from '../../contract.ts'
import { CUSTOMER_FIELDS, VENDOR_FIELDS } from '../../rules/fields.ts'
import { levelWords } from '../../rules/level.ts'
import { LISTED_FIELDS } from '../../rules/listed-fields.ts'
import { groupAccount } from '../../rules.ts'
import type { Vendor } from '../vendor.ts'
import { aboutOf, type VendorDialogProps } from './SaveDialog.tsx'

type HistoryEvent = Output<typeof calls.getVendorHistory>['data'][number]

/** What is shown of an event, in the order of reading; ids are left out. */
const SHOWN = [
  'VendorAccountNumber',
  'VendorOrganizationName',
  'CustomerCustomerID',
  'CustomerCustomerName',
  ...Object.values(VENDOR_FIELDS).map(({ wire }) => wire),
  ...Object.values(CUSTOMER_FIELDS).map(({ wire }) => wire),
] as const

/** Actions that undo an earlier one. */
const UNDOING: readonly HistoryEvent['Action'][] = ['unlink', 'undoImport', 'removePremium']

/** The history of a vendor and its linked customer. */
export function HistoryDialog({ vendor, onClose }: VendorDialogProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { data, error, refetch } = useCall(
    calls.getVendorHistory,
    { VendorUUID: vendor.UUID },
    { keepPrevious: false },
  )
  // Without them a level would show as its number first.
  const levels = useCall(calls.getLevels, {})
  return (
    <Dialog
      title={t('vendor.history.title', { vendor: vendor.VendorOrganizationName })}
      about={aboutOf(vendor)}
      onClose={onClose}
    >
      <Box m="-14px calc(-1 * var(--ps-edge)) -18px">
        <HistoryList
          items={
            levels.isPending
              ? undefined
              : data?.data.map((event) => (
                  <EventItem key={event.ID} vendor={vendor} event={event} now={now} />
                ))
          }
          of={{ entity: 'vendor', id: vendor.UUID }}
          latest={data?.truncated ? data.data.length : undefined}
          error={error}
          retry={refetch}
        />
      </Box>
    </Dialog>
  )
}

function EventItem({ vendor, event, now }: { vendor: Vendor; event: HistoryEvent; now: Date }) {
  const { t } = useTranslation()
  const words = useValueWords()
  const officer = [event.OfficerName, event.OfficerLastname].filter(Boolean).join(' ')
  const { Before, After } = event
  const changes = SHOWN.filter((field) => (Before[field] ?? null) !== (After[field] ?? null))
  const side = (field: (typeof SHOWN)[number], values: HistoryEvent['Before']) =>
    words(field, values[field], values.CustomerSysBankName ?? vendor.CustomerSysBankName)
  return (
    <HistoryItem
      title={t(`vendor.event.${event.Action}`)}
      at={event.HappenedAt}
      now={now}
      who={officer || t('ui.history.system')}
      attention={UNDOING.includes(event.Action)}
      changes={changes.map((field) =>
        changeWords(t, t(LISTED_FIELDS[field].word), side(field, Before), side(field, After)),
      )}
    />
  )
}

/** 'ค่าขนส่ง 0.10 → 0.15'; only the new value where there was none, only the old one where it was removed. */
function changeWords(t: TFunction, label: string, was?: string, is?: string): string {
  if (was === undefined) return `${label} ${is}`
  return `${label} ${was} → ${is ?? t('ui.latest.none')}`
}

/** A value in words, by its field and the bank of its account; undefined where there is none. */
function useValueWords() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: levels = [] } = useCall(calls.getLevels, {})
  return (field: (typeof SHOWN)[number], value: FieldValue, bank: FieldValue) => {
    if (value === null || value === undefined) return undefined
    const { kind } = LISTED_FIELDS[field]
    if (kind === 'account') return groupAccount(String(value), String(bank))
    const level = kind === 'level' && levels.find(({ ID }) => ID === Number(value))
    return level ? levelWords(t, level.Name) : written(kind, value, language)
  }
}

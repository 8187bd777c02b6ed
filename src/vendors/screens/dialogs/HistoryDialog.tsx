import { useTranslation } from 'react-i18next'
import { useCall } from '../../../platform/client.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { HistoryItem } from '../../../ui/history/HistoryItem.tsx'
import { HistoryList } from '../../../ui/history/HistoryList.tsx'
import { useNow } from '../../../ui/live/use-now.ts'
import { NoBreak } from '../../../ui/NoBreak.tsx'
import { calls } from '../../contract.ts'
import type { Vendor } from '../vendor.ts'
import { aboutOf, type VendorDialogProps } from './about.ts'
import { changesOf, type HistoryEvent, useChangeWords } from './changes.ts'
import css from './dialogs.module.css'

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
      <div className={css.history}>
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
      </div>
    </Dialog>
  )
}

function EventItem({ vendor, event, now }: { vendor: Vendor; event: HistoryEvent; now: Date }) {
  const { t } = useTranslation()
  const words = useChangeWords(vendor)
  const officer = [event.OfficerName, event.OfficerLastname].filter(Boolean).join(' ')
  const changes = changesOf(event)
  return (
    <HistoryItem
      title={t(`vendor.event.${event.Action}`)}
      at={event.HappenedAt}
      now={now}
      who={officer || t('ui.history.system')}
      attention={UNDOING.includes(event.Action)}
    >
      {changes.length > 0 && (
        <ul className={`${css.changes} num`}>
          {changes.map((change) => (
            <li key={change.field.wire}>
              <NoBreak words={words(change)} />
            </li>
          ))}
        </ul>
      )}
    </HistoryItem>
  )
}

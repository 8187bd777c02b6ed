import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import { allowed, useCall } from '../../platform/client.ts'
import { useAction } from '../../ui/actions/use-action.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { HistoryItem } from '../../ui/history/HistoryItem.tsx'
import { useNow } from '../../ui/live/use-now.ts'
import { calls } from '../../weighing/contract/twins.ts'
import { withCounts } from './stuck-row.ts'

type Decided = Output<typeof calls.getDecidedTwins>[number]

/** Opens what was decided of twins, where something was; each can be taken back. */
export function DecidedTwins() {
  return allowed(calls.getDecidedTwins) && <DecidedButton />
}

function DecidedButton() {
  const { t } = useTranslation()
  const { data = [] } = useCall(calls.getDecidedTwins, {})
  const [isOpen, setOpen] = useState(false)
  const closer = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  if (data.length === 0 && !isOpen) return null
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('stuck.twins.decided')}
      </Button>
      {isOpen && (
        <Dialog
          title={t('stuck.twins.decided')}
          width={640}
          onClose={close}
          other={
            <Button ref={closer} variant="default" onClick={close}>
              {t('ui.close')}
            </Button>
          }
        >
          {data.length === 0 && <p className="paragraph">{t('stuck.twins.noneDecided')}</p>}
          <ol>
            {data.map((one) => (
              <DecidedItem
                key={`${one.Kind} ${one.Twin} ${one.Other}`}
                decided={one}
                onUndone={() => closer.current?.focus()}
              />
            ))}
          </ol>
        </Dialog>
      )}
    </>
  )
}

interface ItemProps {
  decided: Decided
  /** Takes the focus, which would go on to the next one: a second press of Enter would take that back too. */
  onUndone: () => void
}

function DecidedItem({ decided, onUndone }: ItemProps) {
  const { t } = useTranslation()
  const now = useNow()
  const { Kind, Twin, Other, Code, OtherCode, Moved } = decided
  const { run, running } = useAction(calls.undoTwins, {
    done: ({ Moved }) => withCounts(t, t('done.undone'), { movedBack: Moved }),
    onDone: onUndone,
  })
  const title = t(`stuck.twins.was.${decided.Decision}`, { code: Code, other: OtherCode })
  return (
    <HistoryItem
      title={title}
      at={decided.DecidedAt}
      now={now}
      who={decided.DecidedBy ?? t('ui.history.system')}
    >
      {decided.Decision === 'joined' && Moved > 0 && (
        <p className="paragraph">{t('stuck.twins.moved', { n: Moved })}</p>
      )}
      <Button
        variant="subtle"
        loading={running}
        aria-label={t('ui.actionOf', { action: t('ui.undo'), name: title })}
        onClick={() => run({ Kind, Twin, Other })}
      >
        {t('ui.undo')}
      </Button>
    </HistoryItem>
  )
}

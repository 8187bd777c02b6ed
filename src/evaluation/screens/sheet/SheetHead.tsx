import { ActionIcon, Button, CloseButton, Group, Menu, Modal } from '@mantine/core'
import { IconDots, IconFileDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { allowed } from '../../../platform/client.ts'
import { useDownload } from '../../../ui/actions/use-download.ts'
import { GuardedButtons } from '../../../ui/dialogs/GuardedButtons.tsx'
import { calls } from '../../contract.ts'
import { ticketName } from '../../rules/states.ts'
import type { Task } from '../../rules/tasks.ts'
import type { PalmRecord } from '../record.ts'
import { TicketBadge } from '../TicketBadge.tsx'
import { type OfferedTask, useTasks } from '../tasks.ts'
import css from './TicketSheet.module.css'

interface Props {
  /** Undefined while it loads. */
  weight: PalmRecord | undefined
  onTask: (task: Task, record: PalmRecord) => void
  onClose: () => void
}

/** Name and state of the ticket, the button of its next task, and a menu of the others. */
export function SheetHead({ weight, onClose, onTask }: Props) {
  const { t } = useTranslation()
  const tasksFor = useTasks()
  const tasks = weight ? tasksFor(weight).filter(({ call }) => allowed(call)) : []
  const next = tasks.find(({ isForward }) => isForward)
  const others = tasks.filter(({ isForward }) => !isForward)
  return (
    <Group
      gap="6px 10px"
      flex="none"
      mih={52}
      p="8px 12px 8px var(--ps-edge)"
      className={`${css.head} ruled`}
    >
      <Modal.Title className={`${css.title} num`}>
        {weight ? ticketName(weight) : t('sheet.title')}
      </Modal.Title>
      {weight && <TicketBadge large record={weight} />}
      <GuardedButtons className={`${css.actions} line no-print`}>
        {weight && (
          <>
            {others.length > 0 && <OtherTasks weight={weight} tasks={others} onTask={onTask} />}
            {weight.WeightNet !== null && <SlipButton weight={weight} />}
          </>
        )}
        {weight && next && (
          <Button ref={focusIt} data-autofocus onClick={() => onTask(next.task, weight)}>
            {t(next.words)}
          </Button>
        )}
        <CloseButton
          size="var(--ps-field)"
          iconSize={18}
          aria-label={t('ui.close')}
          data-autofocus
          onClick={onClose}
        />
      </GuardedButtons>
    </Group>
  )
}

/** Focuses the button itself: it is rendered after the dialog has placed the focus. */
function focusIt(button: HTMLButtonElement | null) {
  button?.focus()
}

interface OtherProps {
  weight: PalmRecord
  tasks: readonly OfferedTask[]
  onTask: Props['onTask']
}

/** The menu of tasks that correct what was done. */
function OtherTasks({ weight, tasks, onTask }: OtherProps) {
  const { t } = useTranslation()
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('ui.rowMenu', { name: ticketName(weight) })}>
          <IconDots size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {tasks.map(({ task, words, danger }) => (
          <Menu.Item
            key={task}
            data-danger={danger || undefined}
            onClick={() => onTask(task, weight)}
          >
            {t(words)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}

function SlipButton({ weight }: { weight: PalmRecord }) {
  const { t } = useTranslation()
  const { running, run } = useDownload(calls.exportWeighingSlip)
  return (
    <Button
      variant="default"
      leftSection={<IconFileDownload size={14} stroke={1.7} aria-hidden="true" />}
      disabled={running}
      onClick={() => run({ SSWeightID: weight.SSWeightID })}
    >
      {t('sheet.slip')}
    </Button>
  )
}

import { ActionIcon, Button, CloseButton, Menu, Modal } from '@mantine/core'
import { IconDots, IconFileDownload } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { Call } from '../../../platform/call.ts'
import { allowed } from '../../../platform/client.ts'
import { Presses } from '../../../ui/Presses.tsx'
import { useDownload } from '../../../ui/use-download.ts'
import { calls } from '../../contract.ts'
import { ticketName } from '../../rules/states.ts'
import type { PalmRecord } from '../record.ts'
import { TicketBadge } from '../TicketBadge.tsx'
import css from './TicketSheet.module.css'

const TASKS = {
  grade: calls.evaluate,
  price: calls.valuation,
  correctGrade: calls.correctGrade,
  correctPrice: calls.correctPrice,
} as const satisfies Record<string, Call>
export type Task = keyof typeof TASKS

interface Props {
  /** Undefined while it is on its way. */
  weight: PalmRecord | undefined
  onTask: (task: Task, record: PalmRecord) => void
  onCorrect: () => void
  onClose: () => void
}

/** What the ticket is called, how it stands, its next step and what else may be done. */
export function SheetHead({ weight, onClose, ...acts }: Props) {
  const { t } = useTranslation()
  const next = weight && nextOf(weight)
  return (
    <div className={css.head}>
      <Modal.Title className={`${css.title} num`}>
        {weight ? ticketName(weight) : t('sheet.title')}
      </Modal.Title>
      {weight && <TicketBadge large record={weight} />}
      <Presses className={`${css.acts} no-print`}>
        {weight && (
          <>
            <OtherTasks weight={weight} {...acts} />
            {weight.WeightNet !== null && <SlipButton weight={weight} />}
          </>
        )}
        {next && (
          <Button ref={focusIt} data-autofocus onClick={() => acts.onTask(next, weight)}>
            {t(`evaluation.${next}`)}
          </Button>
        )}
        <CloseButton
          size="var(--ps-field)"
          iconSize={18}
          aria-label={t('ui.close')}
          data-autofocus
          onClick={onClose}
        />
      </Presses>
    </div>
  )
}

/** The ticket comes after the focus has been placed. */
function focusIt(button: HTMLButtonElement | null) {
  button?.focus()
}

/** What the ticket waits for, if it may be done now. */
function nextOf(weight: PalmRecord): Task | undefined {
  const task = weight.SysProductGrade === null ? 'grade' : 'price'
  return weight.SysPrice === null && mayDo(task, weight) ? task : undefined
}

function mayDo(task: Task, { LockedBy }: PalmRecord): boolean {
  return LockedBy === null && allowed(TASKS[task])
}

/** What puts right what was done already. */
function OtherTasks({
  weight,
  onTask,
  onCorrect,
}: Omit<Props, 'weight' | 'onClose'> & { weight: PalmRecord }) {
  const { t } = useTranslation()
  const tasks = correctionsOf(weight)
  const mayCorrect = mayCorrectWeights(weight)
  if (tasks.length === 0 && !mayCorrect) return null
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon aria-label={t('ui.rowMenu', { name: ticketName(weight) })}>
          <IconDots size={16} stroke={1.7} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {tasks.map((task) => (
          <Menu.Item key={task} onClick={() => onTask(task, weight)}>
            {t(`evaluation.${task}`)}
          </Menu.Item>
        ))}
        {mayCorrect && <Menu.Item onClick={onCorrect}>{t('weights.update')}</Menu.Item>}
      </Menu.Dropdown>
    </Menu>
  )
}

function correctionsOf(weight: PalmRecord): Task[] {
  const done: Task[] = []
  if (weight.SysProductGrade !== null) done.push('correctGrade')
  if (weight.SysPrice !== null) done.push('correctPrice')
  return done.filter((task) => mayDo(task, weight))
}

/** Weights can be put right once there is a net weight, and while no order keeps them. */
export function mayCorrectWeights({ WeightNet, LockedBy }: PalmRecord): boolean {
  return WeightNet !== null && LockedBy === null && allowed(calls.updateWeightInfo)
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

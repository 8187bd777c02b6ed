import { Button, CloseButton, Group } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { Fragment, type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { counted, whole } from '../format.ts'
import { useShortcuts } from '../shortcuts/shortcuts.ts'
import css from './TickBar.module.css'

/** Ticks every row that the filters of the list let through, `n` of them. */
export interface TickAll {
  n: number
  isLoading: boolean
  run: () => void
}

interface Props {
  /** What is ticked, in words: 12 ผู้ขาย, 58 ใบ, 812,440 กก. */
  facts: readonly string[]
  /** What it comes to, large: 4,812,300.50 บาท */
  sum?: ReactNode
  /** Quieter, after the sum: มีข้อสังเกต 5 ใบ */
  note?: ReactNode
  /** Ticked rows that are not in sight. */
  unseen?: number
  all?: TickAll
  /** Quiet choices: what the green button does by the way. */
  children?: ReactNode
  /** One white button. */
  other?: ReactNode
  /** The one green button, which Ctrl+Enter presses. */
  main: ReactNode
  onClear: () => void
}

/** What can be done with the ticked rows, over the pager; render it while something is ticked. */
export function TickBar(props: Props) {
  const { t } = useTranslation()
  const { unseen = 0, onClear } = props
  const main = useMainKey()
  return (
    <Group
      component="section"
      gap={12}
      wrap="nowrap"
      className={`${css.bar} no-print`}
      aria-label={t('ui.ticks')}
      data-tick-bar
    >
      <CloseButton
        size="var(--ps-field)"
        iconSize={16}
        aria-label={t('ui.ticks.clear')}
        onClick={onClear}
      />
      <Group
        gap="0 12px"
        align="baseline"
        fz={13}
        className={`${css.words} num fill`}
        role="status"
      >
        <Ticked {...props} />
        {unseen > 0 && (
          <span className={`${css.note} muted`}>{t('ui.ticks.unseen', counted(unseen))}</span>
        )}
        {props.note && <span className={`${css.note} muted`}>{props.note}</span>}
        {props.all && <AllButton {...props.all} />}
      </Group>
      {props.children && (
        <Group gap={10} wrap="nowrap" fz={13} className={`${css.choices} muted`}>
          {props.children}
        </Group>
      )}
      <Group ref={main} gap={8} wrap="nowrap" flex="none" className={css.buttons}>
        {props.other}
        <span data-main>{props.main}</span>
      </Group>
    </Group>
  )
}

function AllButton({ n, isLoading, run }: TickAll) {
  const { t } = useTranslation()
  return (
    <Button variant="subtle" loading={isLoading} onClick={run}>
      {t('ui.ticks.allOf', { n: whole(n) })}
    </Button>
  )
}

function Ticked({ facts, sum }: Pick<Props, 'facts' | 'sum'>) {
  const { t } = useTranslation()
  return (
    <Group component="span" gap="0 8px" align="baseline" className={css.ticked}>
      <span className={`${css.chosen} secondary`}>{t('ui.ticks.chosen')}</span>
      {facts.map((fact, index) => (
        <Fragment key={fact}>
          {index > 0 && <span aria-hidden="true">·</span>}
          <b>{fact}</b>
        </Fragment>
      ))}
      {sum && (
        <>
          <span className={css.dot} aria-hidden="true">
            ·
          </span>
          <b className={css.sum}>{sum}</b>
        </>
      )}
    </Group>
  )
}

/** Ctrl+Enter presses the green button, but for what is typed into a dialog. */
function useMainKey() {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useShortcuts([{ keys: ['Ctrl+Enter'], words: t('keys.main') }])
  useWindowEvent('keydown', (event) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat) return
    if (event.defaultPrevented || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    place.current?.querySelector<HTMLElement>('[data-main] button')?.click()
  })
  return place
}

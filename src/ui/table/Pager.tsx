import { ActionIcon, NativeSelect, UnstyledButton } from '@mantine/core'
import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZES } from '../../platform/page-sizes.ts'
import { count } from '../format.ts'
import { GoToPage } from './GoToPage.tsx'
import css from './Pager.module.css'
import { pageWindow } from './page-window.ts'

interface Props {
  /** The table's name, for readers. */
  label: string
  /** Zero-based. */
  page: number
  pages: number
  size: number
  total: number
  /** There are more than `total`: "10,000+". */
  capped?: boolean
  onPage: (page: number) => void
  /** Stands in its middle: that there is something new. */
  notice?: ReactNode
  /** Given where the person chooses how many rows a page has. */
  onSize?: (size: number) => void
}

/** The thin bar under a list: what is shown, and the way to the other pages. */
export function Pager(props: Props) {
  const { t } = useTranslation()
  const { page, size, total } = props
  const range = {
    from: count(page * size + 1),
    to: count(Math.min((page + 1) * size, total)),
    total: count(total, props.capped),
  }
  return (
    <nav
      className={`${css.pager} glyphed secondary topped no-print`}
      aria-label={t('ui.pager', { name: props.label })}
      data-coming={props.pages === 0 || undefined}
    >
      <span className="num" aria-live="polite">
        {total > page * size && t('ui.range', range)}
      </span>
      {props.onSize && <PageSize size={size} onSize={props.onSize} />}
      <span className={`${css.notice} centred fill`} role="status">
        {props.notice}
      </span>
      <Steps {...props} />
    </nav>
  )
}

/** The way to the other pages: first, previous, some by number, next, last, and any by its number. */
function Steps(props: Props) {
  const { t } = useTranslation()
  const { page, pages } = props
  return (
    <div className={`${css.steps} glyphed`}>
      <Step {...props} to={0} when={page > 0 && pages > 0} label={t('ui.first')}>
        <IconChevronsLeft size={16} stroke={1.7} aria-hidden="true" />
      </Step>
      <Step
        {...props}
        to={Math.min(page, pages) - 1}
        when={page > 0 && pages > 0}
        label={t('ui.previous')}
      >
        <IconChevronLeft size={16} stroke={1.7} aria-hidden="true" />
      </Step>
      <Numbers {...props} />
      <Step {...props} to={page + 1} when={page + 1 < pages} label={t('ui.next')}>
        <IconChevronRight size={16} stroke={1.7} aria-hidden="true" />
      </Step>
      <Step {...props} to={pages - 1} when={page + 1 < pages} label={t('ui.last')}>
        <IconChevronsRight size={16} stroke={1.7} aria-hidden="true" />
      </Step>
      <GoToPage page={page} pages={pages} onPage={props.onPage} />
    </div>
  )
}

function Numbers({ page, pages, capped, onPage }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <span className={`${css.numbers} glyphed`}>
        {pageWindow(page, pages).map((number) => (
          <UnstyledButton
            key={number}
            className={`${css.number} num secondary hovers`}
            aria-label={t('ui.page', { n: number + 1 })}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
          >
            {count(number + 1)}
          </UnstyledButton>
        ))}
      </span>
      <span className={`${css.brief} num`}>
        {t('ui.pageOf', { n: page + 1, total: count(Math.max(pages, 1), capped) })}
      </span>
    </>
  )
}

function Step(props: Props & { to: number; when: boolean; children: ReactNode }) {
  return (
    <ActionIcon
      className={css.step}
      disabled={!props.when}
      aria-label={props.label}
      onClick={() => props.onPage(props.to)}
    >
      {props.children}
    </ActionIcon>
  )
}

function PageSize({ size, onSize }: { size: number; onSize: (size: number) => void }) {
  const { t } = useTranslation()
  return (
    <span className={`${css.size} line`}>
      {t('ui.rowsPerPage')}
      <NativeSelect
        size="xs"
        aria-label={t('ui.rowsPerPage')}
        data={PAGE_SIZES.map(String)}
        value={String(size)}
        onChange={(event) => onSize(Number(event.currentTarget.value))}
      />
    </span>
  )
}

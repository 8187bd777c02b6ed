import { Box, Group, Stack, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Output } from '../../platform/call.ts'
import type { CallError } from '../../platform/client.ts'
import {
  addDays,
  businessDay,
  formatDay,
  formatInstant,
  formatPast,
  type Language,
} from '../../platform/thai-date.ts'
import { count } from '../../ui/format.ts'
import { useLanguage } from '../../ui/language.ts'
import { useNow } from '../../ui/live/use-now.ts'
import { StateGlyph } from '../../ui/record/StateGlyph.tsx'
import { tintStyle } from '../../ui/record/state-appearance.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { EmptyState, ErrorState } from '../../ui/States.tsx'
import type { calls } from '../contract.ts'
import { NOTICE_TABS, type NoticeTab } from '../rules.ts'
import { type Notice, SHOWN } from './kinds.ts'
import css from './NoticeList.module.css'
import { aboutNotice, noticeSentence, subjectOf } from './sentence.ts'
import { useMarkRead } from './use-mark-read.ts'

const HOUR_MS = 3600_000

interface Props {
  answer: UseQueryResult<Output<typeof calls.getNotices>, CallError>
  tab: NoticeTab
  onTab: (tab: NoticeTab) => void
  /** Called when a notice was pressed. */
  onLeave?: () => void
}

/** All, what waits for the officer, or what became of their own work, each with how many are not read; by day. */
export function NoticeList({ answer, tab, onTab, onLeave }: Props) {
  const { t } = useTranslation()
  const counts = answer.data?.Tabs
  return (
    <>
      <Group
        component="fieldset"
        flex="none"
        gap={18}
        px={16}
        wrap="nowrap"
        className="ruled"
        aria-label={t('notices.title')}
      >
        {NOTICE_TABS.map((one) => (
          <UnstyledButton
            key={one}
            className={`glyphed secondary unbroken ${css.tab}`}
            aria-pressed={one === tab}
            onClick={() => onTab(one)}
          >
            {one === 'all' ? t('ui.all') : t(`notices.tab.${one}`)}
            <Box component="span" className="muted num" fw={400} miw="2ch">
              {counts && counts[one] > 0 && count(counts[one])}
            </Box>
          </UnstyledButton>
        ))}
      </Group>
      <div className="scrolls">
        <Days answer={answer} onLeave={onLeave} />
      </div>
    </>
  )
}

/** Notices by day, the newest first. */
function Days({ answer: { data, error, refetch }, onLeave }: Pick<Props, 'answer' | 'onLeave'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const now = useNow()
  if (error && !data) return <ErrorState error={error} retry={refetch} />
  if (!data) return null
  if (data.data.length === 0) return <EmptyState words={t('notices.empty')} />
  const days = [...new Set(data.data.map(({ At }) => businessDay(At)))]
  return days.map((day) => (
    <section key={day}>
      <h2 className={`small num ${css.day}`}>{dayWords(t, day, businessDay(now), language)}</h2>
      <ul>
        {data.data
          .filter(({ At }) => businessDay(At) === day)
          .map((notice) => (
            <NoticeItem key={notice.ID} notice={notice} now={now} onLeave={onLeave} />
          ))}
      </ul>
    </section>
  ))
}

function dayWords(t: TFunction, of: string, today: string, language: Language): string {
  const day = formatDay(of, 'short', language)
  if (of === today) return t('notices.today', { day })
  return of === addDays(today, -1) ? t('notices.yesterday', { day }) : day
}

interface ItemProps {
  notice: Notice
  now: Date
  onLeave?: () => void
}

/** One notice: a link to what it is about, which marks it as read. */
function NoticeItem({ notice, now, onLeave }: ItemProps) {
  const mark = useMarkRead()
  const { appearance, lead } = SHOWN[notice.Kind]
  const press = () => {
    if (notice.Unread) void mark({ IDs: notice.IDs, Read: true })
    onLeave?.()
  }
  return (
    <li className={`ruled ${css.item}`} data-unread={notice.Unread || undefined}>
      <ScreenLink to={lead(notice)} className={`pick text ${css.link}`} onClick={press}>
        <span className={css.dot} aria-hidden="true" />
        <span className="tile" style={{ ...tintStyle(appearance.tint), borderRadius: '50%' }}>
          <StateGlyph appearance={appearance} />
        </span>
        <Sentence notice={notice} />
        <Ends notice={notice} now={now} />
      </ScreenLink>
    </li>
  )
}

function Sentence({ notice }: { notice: Notice }) {
  const { t } = useTranslation()
  const subject = subjectOf(notice)
  const sentence = noticeSentence(t, notice, useLanguage())
  const at = sentence.indexOf(subject)
  const about = aboutNotice(t, notice)
  return (
    <span className="sheet breaks">
      {notice.Unread && <VisuallyHidden>{t('notices.isUnread')}</VisuallyHidden>}
      <span className="num">
        {sentence.slice(0, at)}
        <b>{subject}</b>
        {sentence.slice(at + subject.length)}
      </span>
      {about && (
        <Box component="span" fz={12} className="muted num">
          {about}
        </Box>
      )}
    </span>
  )
}

function Ends({ notice: { At, Kind, Settled }, now }: { notice: Notice; now: Date }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { verb } = SHOWN[Kind]
  const isRecent =
    now.getTime() - new Date(At).getTime() < HOUR_MS && businessDay(At) === businessDay(now)
  return (
    <Stack
      component="span"
      align="flex-end"
      justify="space-between"
      flex="none"
      fz={12}
      gap={0}
      className="muted"
    >
      <time dateTime={At} className="num">
        {isRecent ? formatPast(At, now, language) : formatInstant(At, 'clock', language)}
      </time>
      {Settled && <span>{t('notices.settled')}</span>}
      {verb && !Settled && <span className="accent medium">{t(verb)}</span>}
    </Stack>
  )
}

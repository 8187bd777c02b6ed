import { useTranslation } from 'react-i18next'
import { businessDay, formatInstant, formatPast } from '../../platform/thai-date.ts'
import { useLanguage } from '../../ui/language.ts'
import { StateGlyph } from '../../ui/record/StateGlyph.tsx'
import { tintStyle } from '../../ui/record/state-appearance.ts'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { type Notice, SHOWN } from './kinds.ts'
import css from './NoticeItem.module.css'
import { aboutNotice, noticeSentence, subjectOf } from './sentence.ts'
import { useMarkRead } from './use-mark-read.ts'

interface Props {
  notice: Notice
  now: Date
  onLeave?: () => void
}

const HOUR_MS = 3600_000

/** One notice: a link to what it is about, which marks it as read. */
export function NoticeItem({ notice, now, onLeave }: Props) {
  const mark = useMarkRead()
  const { appearance, lead } = SHOWN[notice.Kind]
  const press = () => {
    if (notice.Unread) void mark({ IDs: notice.IDs, Read: true })
    onLeave?.()
  }
  return (
    <li className={css.item} data-unread={notice.Unread || undefined}>
      <ScreenLink to={lead(notice)} className={css.link} onClick={press}>
        <span className={css.dot} aria-hidden="true" />
        <span className={css.glyph} style={tintStyle(appearance.tint)}>
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
  const language = useLanguage()
  const subject = subjectOf(notice)
  const [before, after] = split(noticeSentence(t, notice, language), subject)
  const about = aboutNotice(t, notice)
  return (
    <span className={css.words}>
      {notice.Unread && <span className={css.hidden}>{t('notices.isUnread')}</span>}
      <span className="num">
        {before}
        <b>{subject}</b>
        {after}
      </span>
      {about && <span className={`${css.about} num`}>{about}</span>}
    </span>
  )
}

/** What stands before and after the subject of a sentence. */
function split(sentence: string, subject: string): [before: string, after: string] {
  const at = sentence.indexOf(subject)
  return [sentence.slice(0, at), sentence.slice(at + subject.length)]
}

function Ends({ notice, now }: { notice: Notice; now: Date }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { verb } = SHOWN[notice.Kind]
  const isRecent =
    now.getTime() - new Date(notice.At).getTime() < HOUR_MS &&
    businessDay(notice.At) === businessDay(now)
  return (
    <span className={css.ends}>
      <time dateTime={notice.At} className="num">
        {isRecent
          ? formatPast(notice.At, now, language)
          : formatInstant(notice.At, 'clock', language)}
      </time>
      {notice.Settled && <span>{t('notices.settled')}</span>}
      {verb && !notice.Settled && <span className={css.verb}>{t(verb)}</span>}
    </span>
  )
}

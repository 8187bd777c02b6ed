import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { count } from '../../ui/format.ts'
import { NOTICE_TABS, type NoticeTab } from '../rules.ts'
import css from './NoticeTabs.module.css'

interface Props {
  tab: NoticeTab
  counts?: Readonly<Record<NoticeTab, number>>
  onTab: (tab: NoticeTab) => void
}

/** All, what waits for the officer, and what became of their own work, each with how many are not read. */
export function NoticeTabs({ tab, counts, onTab }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset className={css.tabs} aria-label={t('notices.title')}>
      {NOTICE_TABS.map((one) => (
        <UnstyledButton
          key={one}
          className={css.tab}
          aria-pressed={one === tab}
          onClick={() => onTab(one)}
        >
          {one === 'all' ? t('ui.all') : t(`notices.tab.${one}`)}
          <span className={`${css.count} num`}>
            {counts && counts[one] > 0 && count(counts[one])}
          </span>
        </UnstyledButton>
      ))}
    </fieldset>
  )
}

import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { calls } from '../contract.ts'
import type { NoticeTab } from '../rules.ts'
import { MailSwitch } from './MailSwitch.tsx'
import { NoticeDays } from './NoticeDays.tsx'
import css from './Notices.module.css'
import { NoticeTabs } from './NoticeTabs.tsx'
import { ReadAllButton } from './ReadAllButton.tsx'

const PAGE_SIZE = 25

/** Everything that the officer was told in the last weeks; on the phone it stands in for the bell's panel. */
export function Notices() {
  const { t } = useTranslation()
  const [{ tab, page }, setShown] = useState<{ tab: NoticeTab; page: number }>({
    tab: 'all',
    page: 0,
  })
  const answer = useCall(calls.getNotices, { Tab: tab, page })
  const { total_record: total = 0, total_page: pages = 0 } = answer.data ?? {}
  return (
    <ScreenFrame
      title={t('notices.title')}
      actions={
        <>
          <MailSwitch />
          <ReadAllButton />
        </>
      }
    >
      <NoticeTabs
        tab={tab}
        counts={answer.data?.Tabs}
        onTab={(tab) => setShown({ tab, page: 0 })}
      />
      <div className={css.list}>
        <NoticeDays answer={answer} />
      </div>
      {pages > 1 && (
        <Pager
          label={t('notices.title')}
          page={page}
          pages={pages}
          size={PAGE_SIZE}
          total={total}
          onPage={(page) => setShown({ tab, page })}
        />
      )}
    </ScreenFrame>
  )
}

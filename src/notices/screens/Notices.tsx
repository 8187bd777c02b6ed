import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCall } from '../../platform/client.ts'
import { ScreenLayout } from '../../ui/ScreenLayout.tsx'
import { Pager } from '../../ui/table/Pager.tsx'
import { calls } from '../contract.ts'
import type { NoticeTab } from '../rules.ts'
import { MailSwitch } from './MailSwitch.tsx'
import { NoticeList } from './NoticeList.tsx'
import { ReadAllButton } from './ReadAllButton.tsx'

const PAGE_SIZE = 25

/** Everything that the officer was told in the last weeks; on the phone it stands in for the bell's panel. */
export function Notices() {
  const { t } = useTranslation()
  const [{ tab, page }, setShown] = useState({ tab: 'all' as NoticeTab, page: 0 })
  const answer = useCall(calls.getNotices, { Tab: tab, page })
  const { total_record: total = 0, total_page: pages = 0 } = answer.data ?? {}
  return (
    <ScreenLayout
      title={t('notices.title')}
      actions={
        <>
          <MailSwitch />
          <ReadAllButton />
        </>
      }
    >
      <NoticeList answer={answer} tab={tab} onTab={(tab) => setShown({ tab, page: 0 })} />
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
    </ScreenLayout>
  )
}

import { Navigate, Outlet, useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../../platform/client.ts'
import { FrameContext } from '../../ui/frame.ts'
import { SIGN_IN } from '../screens.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import css from './Shell.module.css'
import { SideBar } from './SideBar.tsx'

/** The frame around every screen of an officer; one whose session ends signs in and comes back. */
export function Shell() {
  const { t } = useTranslation()
  const session = useSession()
  const { href } = useLocation()
  const frame = useMemo(() => ({ account: <AccountMenu /> }), [])
  if (!session) return <Navigate to={SIGN_IN} search={{ from: href } as never} replace />
  return (
    <FrameContext value={frame}>
      <a className="skip" href="#content">
        {t('ui.skip')}
      </a>
      <div className={css.shell}>
        <SideBar role={session.role} />
        <Outlet />
      </div>
    </FrameContext>
  )
}

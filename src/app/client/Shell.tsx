import { Box } from '@mantine/core'
import './layout.css'
import { useMediaQuery } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { Activity, type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SignInForm } from '../../identity/screens/SignInForm.tsx'
import { addresses, ROUTES, SIGN_OUT } from '../../platform/addresses.ts'
import {
  isSameOfficer,
  screenSession,
  sessionEnd,
  storedSession,
  useSession,
} from '../../platform/client.ts'
import type { Role } from '../../platform/roles.ts'
import type { StoredSession } from '../../platform/session.ts'
import { useCutBatches } from '../../ui/batch/cut-batches.ts'
import { useKeepFocus } from '../../ui/focus/use-keep-focus.ts'
import { hasDrafts } from '../../ui/form/draft-store.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { useInvalidateUnseen } from '../../ui/live/use-change-events.ts'
import { ScreenContext, type ShellParts } from '../../ui/screen-context.ts'
import { Shortcuts } from '../../ui/shortcuts/Shortcuts.tsx'
import { withWords } from '../screens.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { useLayout } from './layout.ts'
import { MenuButton } from './MenuButton.tsx'
import { MenuCountsContext, useMenuCount, useMenuCounts } from './menu.ts'
import { NewVersion } from './NewVersion.tsx'
import { forgetPreferences, savePreferences, useLoadPreferences, viewStore } from './preferences.ts'
import { SessionEnd } from './SessionEnd.tsx'
import css from './Shell.module.css'
import { SideBar } from './SideBar.tsx'
import { useSearch } from './use-search.tsx'

/** Comes after the screen, which does not wait for it. */
const Bell = lazyPart(async () => (await import('../../notices/screens/Bell.tsx')).Bell, {
  fallback: <Box component="span" w="var(--ps-ctl)" />,
})

/** Seldom needed: it comes with its words. */
const CutBatches = lazyPart(
  async () => (await withWords(import('../../ui/batch/CutBatches.tsx'))).CutBatches,
)

const AskSignOut = lazyPart(async () => (await import('./AskSignOut.tsx')).AskSignOut, {
  close: ({ onNo }) => onNo(),
})

const MenuBar = lazyPart(async () => (await import('./MenuBar.tsx')).MenuBar, {
  fallback: <Box flex="none" h="max(40px, calc(var(--ps-ctl) + 8px))" />,
})

/**
 * The shell around every screen of an officer. Where their session expires, the screen waits as it is, with what is
 * typed into it, while they sign in again.
 */
export function Shell() {
  const session = useSession()
  const shown = screenSession()
  const isOver = session === undefined
  const isAnother = useReloadForAnother(session)
  useLeave(isOver && !shown)
  const isReady = useLoadPreferences(session?.token)
  if (!shown || isAnother || !isReady) return null
  return (
    <>
      {isOver && <SignInAgain />}
      <Activity mode={isOver ? 'hidden' : 'visible'}>
        <Inside role={shown.role} />
      </Activity>
    </>
  )
}

/** The sign-in page over a screen that waits. */
function SignInAgain() {
  const queries = useQueryClient()
  const router = useRouter()
  const resume = () => {
    void queries.invalidateQueries()
    // Whose password somebody else has set in between sets their own first, and so it is with a second factor.
    const { hasTemporaryPassword, needsSecondFactor } = storedSession() ?? {}
    if (hasTemporaryPassword || needsSecondFactor) void router.invalidate()
  }
  return <SignInForm search={EXPIRED} onSignedIn={resume} />
}

const EXPIRED = { ended: 'auth.expired' }

function Inside({ role }: { role: Role }) {
  const { t } = useTranslation()
  const { button, palette } = useSearch(role)
  const context = { ...useOfficerScreenContext(), search: button }
  useKeepFocus()
  const cuts = useCutBatches()
  const signOut = useAskSignOut()
  return (
    <ScreenContext value={context}>
      <a className="skip" href="#content">
        {t('ui.skip')}
      </a>
      <InvalidateUnseen />
      <SessionEnd />
      <Shortcuts />
      <NewVersion />
      <CountedMenu>
        <div className={css.shell} data-shell onClickCapture={signOut.askFirst}>
          <MainMenu role={role} />
          <NavigationProgress />
          <Outlet />
        </div>
        {palette}
      </CountedMenu>
      {cuts.length > 0 && <CutBatches cuts={cuts} />}
      {signOut.question}
    </ScreenContext>
  )
}

/** Asks before a link to sign out throws away what is typed and not saved, wherever the link stands. */
function useAskSignOut() {
  const router = useRouter()
  const [asks, setAsks] = useState(false)
  const askFirst = (event: MouseEvent<HTMLElement>) => {
    const link = (event.target as Element).closest('a')
    if (link?.pathname !== SIGN_OUT || !hasDrafts()) return
    event.preventDefault()
    setAsks(true)
  }
  const leave = () => void router.navigate({ to: SIGN_OUT as string })
  const question = asks && <AskSignOut onYes={leave} onNo={() => setAsks(false)} />
  return { askFirst, question }
}

/** The menu at the side, or above where the officer wants it there and the window has room for it. */
function MainMenu({ role }: { role: Role }) {
  const hasRoom = useMediaQuery('(min-width: 901px)', true, { getInitialValueInEffect: false })
  if (useLayout().Menu === 'vertical' || !hasRoom) return <SideBar role={role} />
  return <MenuBar role={role} />
}

/** Counts what waits behind the menu; a screen is not drawn anew when a count changes. */
function CountedMenu({ children }: { children: ReactNode }) {
  return <MenuCountsContext value={useMenuCounts()}>{children}</MenuCountsContext>
}

/** Follows changes for as long as somebody is signed in, whatever screen they are on. */
function InvalidateUnseen() {
  useInvalidateUnseen()
  return null
}

/** What every screen gets from the shell: the menu of a phone, bell and account menu, and how to save what is chosen. */
function useOfficerScreenContext(): ShellParts {
  return {
    menu: <MenuButton />,
    bell: <BellWithStuck />,
    account: <AccountMenu />,
    chooseColumns: (Columns) => savePreferences({ Columns }),
    choosePageSizes: (PageSizes) => savePreferences({ PageSizes }),
    chooseLanguage: (Language) => savePreferences({ Language }),
    views: viewStore,
  }
}

/** The bell, which leads to what is stuck as well. */
function BellWithStuck() {
  return <Bell stuck={useMenuCount('stuck')?.n} />
}

/** A line at the top while the next screen loads over a slow network. */
function NavigationProgress() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  return isLoading && <div className={css.coming} aria-hidden="true" />
}

/** Whether another officer has signed in in another window: nothing stays of what this one knew of the former. */
function useReloadForAnother(session: StoredSession | undefined): boolean {
  const [first] = useState(session)
  const isAnother = session !== undefined && !isSameOfficer(first, session)
  useEffect(() => {
    if (isAnother) window.location.reload()
  }, [isAnother])
  return isAnother
}

/** When a session ends, the sign-in page says why and leads back to the same address. */
function useLeave(ended: boolean) {
  const router = useRouter()
  useEffect(() => {
    const { pathname, href } = router.latestLocation
    if (!ended || pathname === ROUTES.signIn.path || pathname === SIGN_OUT) return
    forgetPreferences()
    const signIn = addresses.signIn({ from: href, ended: sessionEnd() })
    void router.navigate({ ...signIn, replace: true })
  }, [ended, router])
}

import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { calls } from '../../identity/contract.ts'
import { addresses, SIGN_OUT } from '../../platform/addresses.ts'
import { clearSession, invoke, mayOpen, storedSession } from '../../platform/client.ts'
import { keepOnly } from '../../platform/session.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { hideMessages } from '../../ui/toasts.tsx'
import { type Screen, screens } from '../screens.tsx'
import { BrokenScreen, MissingScreen } from './BrokenScreen.tsx'
import { askFirst } from './first-queries.ts'
import { forgetPreferences } from './preferences.ts'
import { queries } from './queries.ts'
import { guard, redirectHome, redirectUnknown } from './route-guard.ts'
import { Shell } from './Shell.tsx'

const root = createRootRoute({
  validateSearch: (search) => search,
  errorComponent: () => <BrokenScreen />,
})
const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Shell,
})

/** The routes, all from the one table of screens. */
export const router = createRouter({
  routeTree: root.addChildren([
    inside.addChildren(screens.filter((screen) => screen.roles !== 'public').map(routeOf(inside))),
    ...screens.filter((screen) => screen.roles === 'public').map(routeOf(root)),
    createRoute({
      getParentRoute: () => root,
      path: SIGN_OUT,
      beforeLoad: ({ preload }) => (preload ? undefined : signOut()),
    }),
    createRoute({ getParentRoute: () => root, path: '/', beforeLoad: redirectHome }),
    createRoute({
      getParentRoute: () => root,
      path: '$',
      beforeLoad: ({ location, preload }) => (preload ? undefined : redirectUnknown(location)),
    }),
  ]),
  defaultErrorComponent: () => <BrokenScreen />,
  // A screen's code and first data are fetched once a link to it is pointed at, touched or focused.
  defaultPreload: 'intent',
})

function routeOf(parent: typeof root | typeof inside) {
  return (screen: Screen) =>
    createRoute({
      getParentRoute: () => parent as typeof root,
      path: screen.path,
      beforeLoad: ({ location, preload }) => (preload ? undefined : guard(screen, location.href)),
      // Not awaited: the screen shows that its data is on the way.
      loader: ({ params, location: { search } }) => {
        if (mayOpen(screen.name))
          askFirst(screen.name, { params, search, role: storedSession()?.role })
      },
      gcTime: 0,
      component: lazyPart(screen.load, {
        missing: (retry) => <MissingScreen title={screen.title} retry={retry} />,
      }),
      errorComponent: () => <BrokenScreen title={screen.title} />,
    })
}

/** Signs out at once; where the server does not hear of it, the session expires there. */
function signOut(): never {
  // What is on its way would be refused.
  void queries.cancelQueries()
  const session = storedSession()
  if (session) invoke(calls.signout, {}).catch(() => undefined)
  clearSession(session?.token)
  keepOnly('I18N_LANGUAGE')
  forgetPreferences()
  queries.clear()
  hideMessages()
  throw redirect({ ...addresses.signIn(), replace: true })
}

import { Box, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BottomBar } from './BottomBar.tsx'
import { DeskBar, type TopBarProps } from './DeskBar.tsx'
import { lazyPart } from './lazy-part.tsx'
import { MessagePlace } from './messages/MessagePlace.tsx'
import css from './ScreenLayout.module.css'
import { useIsPhone } from './use-is-phone.ts'
import { useTitle } from './use-title.ts'

const PhoneBar = lazyPart(async () => (await import('./PhoneBar.tsx')).PhoneBar, {
  fallback: <Box h={56} />,
})

interface Props extends TopBarProps {
  /** The panel at the right of a record, 320 px. */
  side?: ReactNode
  /** Its content needs the width: on a tablet the panel stands below it. */
  wide?: boolean
  /** Padding around unlike things (dashboard, forms); lists and records run edge to edge. */
  padded?: boolean
  children: ReactNode
}

/** A screen: the top bar with what it is and its next step, and the rest of the window below; on a phone the step is at the thumb. */
export function ScreenLayout(props: Props) {
  const isPhone = useIsPhone()
  useTitle(props.title)
  return (
    <Stack gap={0} mih={0} className={`${css.screen} fill`} data-screen>
      {isPhone ? <PhoneBar {...props} /> : <DeskBar {...props} />}
      <div className={css.body} data-screen-body data-wide={props.wide || undefined}>
        <Stack
          component="main"
          id="content"
          tabIndex={-1}
          gap={0}
          mih={0}
          className={`${css.main} fill`}
          data-padded={props.padded || undefined}
        >
          {props.children}
        </Stack>
        {props.side && <Side>{props.side}</Side>}
      </div>
      <MessagePlace rank="screen" />
      {props.main && <BottomBar main={props.main} />}
    </Stack>
  )
}

function Side({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Stack component="aside" gap={0} className={`${css.side} no-print`} aria-label={t('ui.panel')}>
      {children}
    </Stack>
  )
}

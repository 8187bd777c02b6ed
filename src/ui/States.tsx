import { Box, Button, Stack } from '@mantine/core'
import { IconAlertTriangle, IconInbox, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../platform/client.ts'
import { errorMessage } from './error-message.ts'
import { NoBreak } from './NoBreak.tsx'

/** Nothing to show: one sentence, and what to do next. `filtered` offers to clear the filters. */
export function EmptyState(props: {
  words?: string
  filtered?: boolean
  onClear?: () => void
  action?: ReactNode
}) {
  const { t } = useTranslation()
  const words = props.words ?? t(props.filtered ? 'ui.emptyFiltered' : 'ui.empty')
  return (
    <Notice icon={<IconInbox size={20} stroke={1.6} aria-hidden="true" />} words={words}>
      {props.onClear && (
        <Button variant="default" onClick={props.onClear}>
          {t('ui.clearFilters')}
        </Button>
      )}
      {props.action}
    </Notice>
  )
}

/**
 * What could not be loaded, in words, and another try; or that the role may not see it. `small` takes little room: in a
 * list that opens.
 */
export function ErrorState(props: { error: unknown; retry?: () => unknown; small?: boolean }) {
  const { error, retry, small } = props
  const { t } = useTranslation()
  if (error instanceof CallError && error.status === 403) return <ForbiddenState />
  return (
    <Notice
      alert
      small={small}
      icon={<IconAlertTriangle size={20} stroke={1.6} aria-hidden="true" />}
      words={errorMessage(t, error)}
    >
      {retry && (
        <Button variant="default" onClick={() => retry()}>
          {t('ui.retry')}
        </Button>
      )}
    </Notice>
  )
}

/** A part of a screen that the officer's role may not see. */
function ForbiddenState() {
  const { t } = useTranslation()
  return (
    <Notice
      icon={<IconLock size={20} stroke={1.6} aria-hidden="true" />}
      words={t('auth.forbidden')}
    />
  )
}

function Notice(props: {
  icon: ReactNode
  words: string
  alert?: boolean
  small?: boolean
  children?: ReactNode
}) {
  return (
    <Stack
      gap={props.small ? 6 : 10}
      align="center"
      fz={13}
      p={props.small ? 6 : '56px 20px'}
      pos="sticky"
      left={0}
      ta="center"
      className="muted"
      role={props.alert ? 'alert' : undefined}
    >
      {props.icon}
      <Box component="p" maw={440}>
        <NoBreak words={props.words} />
      </Box>
      {props.children}
    </Stack>
  )
}

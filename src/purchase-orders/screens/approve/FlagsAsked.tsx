import { Stack } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../ui/language.ts'
import { FLAGS, type Flag } from '../../rules/flags.ts'
import type { WaitingOrder } from './approvals.ts'
import { flagNote } from './flag-words.ts'

/**
 * What of the orders should be looked at before they are approved, of one with its numbers, of several how many have it;
 * and that the officer does it alone.
 */
export function FlagsAsked({ orders }: { orders: readonly WaitingOrder[] }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [first, ...others] = orders
  const flagged = orders.filter(({ Flags }) => Flags.length > 0)
  const isAlone = orders.some(({ ApprovesAlone }) => ApprovesAlone)
  if (!first || (flagged.length === 0 && !isAlone)) return null
  const having = (flag: Flag) =>
    flagged.filter(({ Flags }) => Flags.some(({ Flag }) => Flag === flag)).length
  const reasons =
    others.length === 0
      ? first.Flags.map((flag) => flagNote(t, flag, language))
      : FLAGS.filter(having).map(
          (flag) => `${t(`approve.head.${flag}`)}: ${t('approve.orders', { n: having(flag) })}`,
        )
  return (
    <Stack gap={2} my={8}>
      {others.length > 0 && flagged.length > 0 && (
        <b>{t('approve.flagged', { n: flagged.length })}</b>
      )}
      {[...(isAlone ? [t('second.alone')] : []), ...reasons].map((reason) => (
        <Note key={reason}>{reason}</Note>
      ))}
    </Stack>
  )
}

/** Something to look at, in a line of its own. */
export function Note({ children }: { children: string }) {
  return (
    <span className="glyphed attention num">
      <IconAlertTriangle size={14} stroke={1.7} aria-hidden="true" />
      {children}
    </span>
  )
}

import { Box, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatInstant } from '../../../platform/thai-date.ts'
import { SecondOfficer } from '../../../ui/actions/SecondOfficer.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { calls } from '../../contract.ts'
import { offered, type Payable } from '../order.ts'
import { useOrderAction } from './use-order-action.ts'

/** Says who changed where a payable is paid to, until another officer says that it is right, which closes the dialog. */
export function PayeeChange({ payable, onClose }: { payable: Payable; onClose: () => void }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { UUID: POHeaderUUID, PONumber: po, Version, AccountChangedAt, AccountChangedBy } = payable
  const confirm = useOrderAction(calls.confirmPayee, {
    done: t('done.payeeConfirmed', { po }),
    onDone: onClose,
    onLatest: onClose,
  })
  if (!AccountChangedAt) return null
  const time = formatInstant(AccountChangedAt, 'short', language)
  return (
    <Box mb="md">
      <Banner attention>
        {t('payee.changed', { officer: AccountChangedBy, time })}{' '}
        {offered('confirmPayee', payable) && (
          <SecondOfficer standing={payable.AccountCheck}>
            <Button
              size="compact-xs"
              variant="default"
              loading={confirm.running}
              onClick={() => confirm.run({ POHeaderUUID, Version })}
            >
              {t('vendor.accountIsRight')}
            </Button>
          </SecondOfficer>
        )}
      </Banner>
    </Box>
  )
}

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../../ui/actions/use-action.ts'
import { Confirm } from '../../../ui/dialogs/Confirm.tsx'
import { calls } from '../../contract.ts'
import type { PriceSave } from './board.ts'

/** Takes prices back that are not in force yet, once the officer has said so. */
export function WithdrawPrices({ save }: { save: PriceSave }) {
  const { t } = useTranslation()
  const [asking, setAsking] = useState(false)
  const { run, running } = useAction(calls.withdrawPrices, { done: t('board.withdrawn') })
  const withdraw = async () => {
    await run({ SaveUUID: save.SaveUUID })
    setAsking(false)
  }
  const products = save.Products.map(({ Name }) => Name).join(', ')
  return (
    <>
      <Button variant="subtle" onClick={() => setAsking(true)}>
        {t('board.withdraw')}
      </Button>
      {asking && (
        <Confirm
          danger
          question={t('board.withdraw.ask', { products })}
          text={t('board.withdraw.text')}
          verb={t('board.withdraw')}
          running={running}
          onYes={withdraw}
          onNo={() => setAsking(false)}
        />
      )}
    </>
  )
}

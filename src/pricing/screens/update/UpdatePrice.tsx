import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../platform/thai-date.ts'
import { Dialog } from '../../../ui/dialogs/Dialog.tsx'
import { useLanguage } from '../../../ui/language.ts'
import { ErrorState } from '../../../ui/States.tsx'
import { StaleNotice } from '../../../ui/stale/StaleNotice.tsx'
import { ladderOf, type Prices, type Product, useAbout } from '../prices.ts'
import { LadderFields } from './LadderFields.tsx'
import { Preview } from './Preview.tsx'
import { SaveQuestion } from './SaveQuestion.tsx'
import { TermFields } from './TermFields.tsx'
import { typedLadder } from './typed-ladder.ts'
import css from './UpdatePrice.module.css'
import { useUpdatePrice } from './use-update-price.ts'
import { Waiting } from './Waiting.tsx'
import { Warnings } from './Warnings.tsx'

interface Props {
  product: Product
  onClose: () => void
}

/** The dialog to change the prices of a product, with a preview of every grade. */
export function UpdatePrice({ product, onClose }: Props) {
  const { t } = useTranslation()
  const work = useUpdatePrice(product.UUID, onClose)
  const { seen, form, stale, running, asking, error } = work
  const about = useAbout()
  const typed = seen && typedLadder(form.values, seen)
  return (
    <Dialog
      width={952}
      title={t('prices.update.title', { product: product.Name })}
      about={seen && about(seen)}
      onClose={onClose}
      dirty={form.dirty}
      draft={form.draft}
      busy={running}
      onSubmit={stale ? work.goOn : work.ask}
      result={seen && <Waiting count={(work.latest ?? seen).WaitingTickets} />}
      side={
        <div aria-busy={!seen && !error}>
          {seen && typed && <Preview seen={seen} latest={stale} typed={typed} />}
        </div>
      }
      buttons={
        seen && (
          <Button type="submit" loading={running}>
            {t(stale ? 'ui.latest' : 'prices.save')}
          </Button>
        )
      }
      question={
        asking &&
        seen &&
        typed && (
          <SaveQuestion
            prices={work.latest ?? seen}
            typed={typed}
            running={running}
            onYes={work.save}
            onNo={work.stopAsking}
          />
        )
      }
    >
      {error && <ErrorState error={error} retry={work.refetch} />}
      {seen && (
        <div className={css.form}>
          {stale && <SavedFirst latest={stale} />}
          {typed && <Warnings before={ladderOf(stale ?? seen)} after={typed} />}
          <LadderFields form={form} prices={seen} />
          <TermFields form={form} prices={seen} />
        </div>
      )}
    </Dialog>
  )
}

/** Says which colleague saved prices meanwhile, and how to go on. */
function SavedFirst({ latest }: { latest: Prices }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const officer = latest.ModifiedBy ?? t('ui.history.system')
  const time = formatMoment(new Date((latest.Modified ?? 0) * 1000), new Date(), language)
  return (
    <StaleNotice>
      {t('prices.stale', { officer, time })} {t('prices.stale.kept')}
    </StaleNotice>
  )
}

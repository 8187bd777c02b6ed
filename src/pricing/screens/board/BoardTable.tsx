import { ActionIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { difference } from '../../../ui/format.ts'
import { useShortcuts } from '../../../ui/shortcuts/shortcuts.ts'
import { BOARD_GRADES } from '../../rules/board-rows.ts'
import type { BoardProduct } from '../prices.ts'
import { WaitingPrices } from '../WaitingPrices.tsx'
import css from './BoardTable.module.css'
import { movedBy, nameOf, TERMS } from './draft.ts'
import { moveFocus } from './move-focus.ts'
import { PriceCell } from './PriceCell.tsx'
import type { WorkingDrafts } from './use-drafts.ts'

/** Products by grades, each price a field; on a phone one product below the other, its grades as rows. */
export function BoardTable({ work }: { work: WorkingDrafts }) {
  const { t } = useTranslation()
  useShortcuts([
    { keys: ['↑', '↓', '←', '→', 'Enter'], words: t('keys.cells') },
    { keys: ['Alt+↑', 'Alt+↓'], words: t('keys.step') },
    { keys: ['Ctrl+Z'], words: t('ui.undo') },
  ])
  const onKey = (event: KeyboardEvent<HTMLTableElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.key !== 'z') return moveFocus(event)
    event.preventDefault()
    work.undo()
  }
  return (
    <table className={css.board} onKeyDown={onKey}>
      <caption className="sr-only">{t('screen.priceBoard')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('term.product')}</th>
          {BOARD_GRADES.map((grade) => (
            <th key={grade} scope="col" className="num">
              {grade}%
            </th>
          ))}
          {TERMS.map((term) => (
            <th key={term} scope="col" className={css.term}>
              {nameOf(t, term)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {work.board?.Products.map((product) => (
          <tr key={product.UUID} className="ruled">
            <th scope="row">
              {product.Name}
              <MoveProduct product={product} work={work} />
              <div className={`small secondary ${css.waits}`}>
                <WaitingPrices product={product} />
              </div>
            </th>
            {[...BOARD_GRADES, ...TERMS].map((field) => (
              <td
                key={field}
                className={typeof field === 'number' ? undefined : css.term}
                data-name={nameOf(t, field)}
              >
                <PriceCell product={product} field={field} work={work} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MoveProduct({ product, work }: { product: BoardProduct; work: WorkingDrafts }) {
  const { t } = useTranslation()
  const name = product.Name
  return (
    <div className={`line small unbroken ${css.move}`}>
      {!work.isReadOnly && (
        <MoveButtons
          name={name}
          moved={movedBy(work.of(product), product)}
          onMove={(by) => work.move(product, by)}
        />
      )}
      {product.PriceVersion > 0 && (
        <span className="num">{t('prices.version', { n: product.PriceVersion })}</span>
      )}
    </div>
  )
}

interface MoveButtonsProps {
  name: string
  /** By how many baht they all moved; null where that differs. */
  moved: number | null
  onMove: (by: number) => void
}

/** Moves prices down and up by 0.05 baht, with Shift by 0.01. */
export function MoveButtons({ name, moved, onMove }: MoveButtonsProps) {
  const { t } = useTranslation()
  const step = (event: MouseEvent) => (event.shiftKey ? 0.01 : 0.05)
  return (
    <span className={`row unbroken ${css.buttons}`}>
      <ActionIcon
        variant="subtle"
        aria-label={t('ui.decrease', { name })}
        onClick={(event) => onMove(-step(event))}
      >
        <IconMinus size={14} aria-hidden="true" />
      </ActionIcon>
      <output className="num" data-unmoved={moved === 0 || undefined}>
        {moved === null ? '±' : difference(moved)}
      </output>
      <ActionIcon
        variant="subtle"
        aria-label={t('ui.increase', { name })}
        onClick={(event) => onMove(step(event))}
      >
        <IconPlus size={14} aria-hidden="true" />
      </ActionIcon>
    </span>
  )
}

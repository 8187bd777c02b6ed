import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { decimal } from '../../../platform/money.ts'
import { parseNumber } from '../../../ui/form/numbers.ts'
import { pricesOfRow } from '../../rules/board-rows.ts'
import { isLeap } from '../../rules.ts'
import { type BoardProduct, priceAt } from '../prices.ts'
import css from './BoardTable.module.css'
import { draftOf, type Field, faultyFields, nameOf, shownIn, stepped, typedIn } from './draft.ts'
import { cellId } from './move-focus.ts'
import { blockOf, pastedDrafts } from './paste.ts'
import type { WorkingDrafts } from './use-drafts.ts'

/** So many figures there is room for in letters of the usual size. */
const ROOM = 5

interface Props {
  product: BoardProduct
  field: Field
  work: WorkingDrafts
}

/** One price: typed, or, where the grade is not posted, computed; the old one below where it changed. */
export function PriceCell({ product, field, work }: Props) {
  const { t } = useTranslation()
  const draft = work.of(product)
  const typed = typedIn(draft, field)
  const isGrade = typeof field === 'number'
  const [isEmptied, setEmptied] = useState(false)
  const computed = shownIn(draft, field)
  const shown = isEmptied ? typed : computed
  const before = isGrade ? priceAt(pricesOfRow(product), field) : typedIn(draftOf(product), field)
  const type = (text: string) => {
    // What is computed comes back with the focus, not under what is typed next.
    setEmptied(text === '')
    work.type(product, field, text)
  }
  const stepByKey = (event: KeyboardEvent) => {
    const isUp = event.key === 'ArrowUp'
    if (!event.altKey || (!isUp && event.key !== 'ArrowDown')) return
    event.preventDefault()
    type(stepped(computed, isUp ? 0.05 : -0.05))
  }
  const paste = (event: ClipboardEvent) => {
    const block = blockOf(event.clipboardData.getData('text'))
    if (block.length === 1 && block[0]?.length === 1) return
    event.preventDefault()
    const products = work.board?.Products ?? []
    work.replace(pastedDrafts(block, { product, field }, { products, of: work.of }))
  }
  return (
    <span className={css.cell}>
      <input
        inputMode="decimal"
        className={`${css.field} num`}
        aria-label={`${product.Name} ${nameOf(t, field)}`}
        id={cellId(product, field)}
        aria-invalid={faultyFields(draft).includes(field)}
        title={shown}
        data-long={shown.length > ROOM || undefined}
        readOnly={work.isReadOnly}
        data-computed={(isGrade && typed === '') || undefined}
        data-changed={shown !== before || undefined}
        data-leap={(isGrade && leapsTo(before, shown)) || undefined}
        value={shown}
        onChange={(event) => type(event.currentTarget.value)}
        onKeyDown={stepByKey}
        onPaste={paste}
        onBlur={() => setEmptied(false)}
      />
      {shown !== before && before !== '' && <small className="muted num">{before}</small>}
    </span>
  )
}

/** Whether a price moves so far that it looks like a slip. */
function leapsTo(before: string, shown: string): boolean {
  const price = parseNumber(shown)
  return before !== '' && price !== null && isLeap(decimal(before), decimal(price))
}

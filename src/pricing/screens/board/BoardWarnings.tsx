import { UnstyledButton } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import { BOARD_GRADES, pricesOfRow } from '../../rules/board-rows.ts'
import { ladderWarnings } from '../LadderWarnings.tsx'
import type { BoardProduct } from '../prices.ts'
import css from './BoardWarnings.module.css'
import { type Draft, type Field, faultyFields, ladderOfDraft, nameOf, shownIn } from './draft.ts'
import { leadTo } from './move-focus.ts'
import type { WorkingDrafts } from './use-drafts.ts'

interface Props {
  work: WorkingDrafts
  /** Each names its fields as buttons that lead to them. */
  leads?: boolean
}

/** What is wrong or looks like a slip in the prices that are typed, by product and field. */
export function BoardWarnings({ work, leads }: Props) {
  const { t } = useTranslation()
  return work.changed.map((product) => {
    const warnings = warningsOf(t, product, work.of(product))
    if (warnings.length === 0) return null
    return (
      <Banner key={product.UUID} attention>
        <b>{product.Name}</b>
        {warnings.map((warning) => (
          <div key={warning.words}>
            {warning.words}
            {leads && <Fields warning={warning} product={product} work={work} />}
          </div>
        ))}
      </Banner>
    )
  })
}

interface FieldsProps {
  warning: BoardWarning
  product: BoardProduct
  work: WorkingDrafts
}

function Fields({ warning, product, work }: FieldsProps) {
  const { t } = useTranslation()
  const draft = work.of(product)
  return (
    <span className={css.fields}>
      {warning.fields.map((field) => (
        <UnstyledButton
          key={field}
          className={`${css.field} breaks num`}
          aria-label={t('board.leadTo', { field: `${product.Name} ${nameOf(t, field)}` })}
          onClick={() => leadTo(product, field)}
        >
          <b>{nameOf(t, field)}</b> {shownIn(draft, field)}
        </UnstyledButton>
      ))}
    </span>
  )
}

/** What is wrong with a product's prices, or looks like a slip, and in which fields. */
interface BoardWarning {
  words: string
  fields: readonly Field[]
}

/** The warnings of a product: what is no price, then those of its ladder. */
function warningsOf(t: TFunction, product: BoardProduct, draft: Draft): BoardWarning[] {
  const hasPrice = Object.keys(draft.posted).length > 0
  const ofLadder = ladderWarnings(t, pricesOfRow(product), ladderOfDraft(draft))
  const warnings = [
    { words: t('v.price'), fields: faultyFields(draft) },
    { words: t('board.noPrice'), fields: hasPrice ? [] : [BOARD_GRADES[0]] },
    ...ofLadder.map(({ words, grades }) => ({ words, fields: [...new Set(grades.map(fieldOf))] })),
  ]
  return warnings.filter(({ fields }) => fields.length > 0)
}

/** Where a grade's price is typed: below those of the board it follows from the step down. */
function fieldOf(grade: number): Field {
  return BOARD_GRADES.some((one) => one === grade) ? grade : 'decrement'
}

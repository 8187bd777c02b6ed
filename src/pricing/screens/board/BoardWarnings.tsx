import { UnstyledButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Banner } from '../../../ui/Banner.tsx'
import css from './BoardWarnings.module.css'
import type { BoardProduct } from './board.ts'
import { type BoardWarning, warningsOf } from './board-warnings.ts'
import { type Field, ladderOfDraft, priceAt, TERM_WORDS, typedIn } from './draft.ts'
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
  const nameOf = (field: Field) => (typeof field === 'number' ? `${field}%` : t(TERM_WORDS[field]))
  const priceIn = (field: Field) =>
    typedIn(draft, field) || (typeof field === 'number' ? priceAt(ladderOfDraft(draft), field) : '')
  return (
    <span className={css.fields}>
      {warning.fields.map((field) => (
        <UnstyledButton
          key={field}
          className={`${css.field} num`}
          aria-label={t('board.leadTo', { field: `${product.Name} ${nameOf(field)}` })}
          onClick={() => leadTo(product, field)}
        >
          <b>{nameOf(field)}</b> {priceIn(field)}
        </UnstyledButton>
      ))}
    </span>
  )
}

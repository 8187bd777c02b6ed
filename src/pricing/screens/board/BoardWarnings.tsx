import { ladderOf } from '../prices.ts'
import { Warnings } from '../update/Warnings.tsx'
import { ladderOfDraft } from './draft.ts'
import type { WorkingDrafts } from './use-drafts.ts'

/** What looks like a slip in the prices that are typed, by product. */
export function BoardWarnings({ work }: { work: WorkingDrafts }) {
  return work.changed.map((product) => (
    <Warnings
      key={product.UUID}
      of={product.Name}
      before={ladderOf(product)}
      after={ladderOfDraft(work.of(product))}
    />
  ))
}

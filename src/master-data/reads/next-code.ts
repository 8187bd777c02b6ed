import { type RawBuilder, sql } from 'kysely'
import { db } from '../../platform/db.ts'

/**
 * The code that follows those of `codes`, a query of one column: V0301 after V0300. Of several rows of codes the longest
 * row; null where no code ends in figures.
 */
export async function nextCode(codes: RawBuilder<{ code: string }>): Promise<string | null> {
  const { rows } = await sql<{ next: string }>`
    with ended as (
      select code, substring(code from '[0-9]{1,15}$') as figures from (${codes}) as all_codes (code)
    ), rows_of_codes as (
      select left(code, length(code) - length(figures)) as beginning,
        max(figures::bigint) + 1 as next, max(length(figures)) as width, count(*) as codes
      from ended where figures is not null group by 1
    )
    select beginning || lpad(next::text, greatest(width, length(next::text)), '0') as next
    from rows_of_codes order by codes desc, next desc limit 1`.execute(db())
  return rows[0]?.next ?? null
}

import { calls as grade } from './contract/grade.ts'
import { calls as list } from './contract/list.ts'
import { calls as price } from './contract/price.ts'
import { calls as sheet } from './contract/sheet.ts'
import { calls as weights } from './contract/weights.ts'

/** Every call of evaluation, in the order of its work. */
export const calls = {
  ...list,
  ...grade,
  ...price,
  ...weights,
  ...sheet,
}

import type { Words } from '../../platform/i18n.ts'
import { allWords } from './all-words.ts'

/** The title of the profile stands in the menu. */
const RARE =
  /^(audit|day|import|mail|levels|settings?|voids|refused|stuck|board|light|premium|prices|masterData|moving|token|factor|newPassword|user|quotation|yield|palm|corrections|weights|accounts)\.|^profile\.(?!title$)|^vendor\.(finance|event|exporting|setUp|link|unlink|level)\b|^(gate|sheet)\.(?!title$)|^done\.(factor|premium|yield)|^batch\.cut|^ask\.(yield|premiumRemove|level|deactivate|activate|ownRole|endSessions|resetFactor)/

/** What screens say that are seldom opened: they come with their screen. */
export const rareWords: Words = Object.fromEntries(
  Object.entries(allWords).filter(([key]) => RARE.test(key)),
)

import { pathOf } from './sources.js'

/** Names that the code had once, each with the standard one: parameters, variables, functions and types of that name. */
const RETIRED = {
  act: 'ctx, or action',
  deed: 'event',
  deeds: 'events',
  told: 'changedValues',
  heard: 'reading',
  lastSaid: 'latestReading',
  reckon: 'compute',
  reckoned: 'computed',
  forming: 'preview',
  overtaken: 'stale',
  looked: 'result',
  say: 't',
  sayIn: 'translate',
  speaker: 'createTranslator',
  separately: 'inOwnTransaction',
  onceOnly: 'withIdempotency',
  undone: 'withRollback',
  halfDone: 'openTransaction',
  crowd: 'concurrentClients',
  Act: 'CallContext',
  Deed: 'HistoryEvent',
  Looked: 'CheckResult',
  News: 'ChangeEvent',
  Say: 'Translate',
  Asked: 'Input',
  Coming: 'Skeleton',
  Filling: 'ParamName',
  KeptRows: 'StableRows',
  Letter: 'MailMessage',
  Medium: 'MediaType',
  Stand: 'DialogState',
  Staying: 'Card',
  StateLook: 'StateAppearance',
  LOOKS: 'APPEARANCES',
  Wish: 'Intent',
  carriedOver: 'rebasedValues',
  doneOf: 'doneMessage',
  goOn: 'continueWithLatest, or what it opens',
  isPriceless: 'hasNoPrice',
  wish: 'intent',
  ways: 'handlers',
  Wanted: 'TicketVersion, OrderVersion or Input',
  barred: 'blocked',
  breathe: 'yieldToEventLoop',
  hearScale: 'recordHeartbeat',
  judge: 'validate',
  judged: 'validated',
  judgement: 'validation',
  mended: 'fixed',
  whyBarred: 'blockerOf',
  Heard: 'Heartbeats',
  JudgedRow: 'ValidatedRow',
  Judgement: 'Validation',
  LeadOn: 'LinkButton',
  Palm: 'PalmToOrder',
  FrameContext: 'ScreenContext',
  ModalFrame: 'ModalLayout',
  ScreenFrame: 'ScreenLayout',
  useFrame: 'useScreenContext',
}
const NAME = new RegExp(
  `\\b(?:const|let|function|type|interface|class) (?:\\{ ?)?(${Object.keys(RETIRED).join('|')})\\b`,
  'g',
)
const BOUND = /\b(?:const|let) ((?:MOST|LEAST|FEWEST)_[A-Z_]+)\b/g

/** What a source declares by a retired name, each in a sentence. */
export function retiredNames(file, text) {
  const names = [...text.matchAll(NAME)].map(
    ([, name]) => `${name} is called ${RETIRED[name]} here`,
  )
  const bounds = [...text.matchAll(BOUND)].map(([, name]) => `${name} is a MAX_ or a MIN_`)
  return [...names, ...bounds].map((fault) => `${pathOf(file)}: ${fault}`)
}

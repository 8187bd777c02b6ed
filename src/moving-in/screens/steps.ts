import type { TFunction } from 'i18next'
import { type Address, addresses, at } from '../../platform/addresses.ts'
import type { Output } from '../../platform/call.ts'
import { mayOpen } from '../../platform/client.ts'
import { CODES, type CodeName } from '../../purchase-orders/rules/order-codes.ts'
import { counted } from '../../ui/format.ts'
import type { calls } from '../contract.ts'
import type { List, StepName } from '../rules.ts'

export type MovingStep = Output<typeof calls.getSteps>['Steps'][number]

interface StepFacts {
  /** What is left of it, or what it came to. */
  sentence: string
  /** Where it is done, and what its button says; none where that is not in the product. */
  to?: Address
  go?: string
  /** Its number, where nobody knows of how many. */
  count?: string
}

/** What the screen says of each step; `missing` are the names of what it lacks. */
const STEPS: Record<StepName, (t: TFunction, step: MovingStep, missing: string) => StepFacts> = {
  letterhead: (t, { Done }, missing) => ({
    sentence: Done ? t('moving.letterhead.done') : t('moving.letterhead.left', { missing }),
  }),
  officers: (t, { Count }) => ({
    sentence: t('moving.officers.left'),
    to: addresses.officers(),
    go: t('moving.officers.go'),
    count: t('moving.officers.count', counted(Count)),
  }),
  lists: (t, { Done }, missing) => ({
    sentence: Done ? t('moving.lists.done') : t('moving.lists.left', { missing }),
    to: addresses.import(),
    go: t('screen.import'),
  }),
  accounts: (t, { Done, Count }) => {
    const left = t(Count > 0 ? 'moving.accounts.left' : 'moving.accounts.none')
    return {
      sentence: Done ? t('moving.accounts.done') : left,
      to: Count > 0 ? at('accountsToCheck') : addresses.import(),
      go: t(Count > 0 ? 'moving.accounts.go' : 'screen.import'),
      count: t('moving.accounts.count', counted(Count)),
    }
  },
  prices: (t, { Done, Count }, missing) => {
    const left = missing ? t('moving.prices.left', { missing }) : t('moving.prices.none')
    return {
      sentence: Done ? t('moving.prices.done') : left,
      to: addresses.priceBoard(),
      go: t('moving.prices.go'),
      count: t('moving.prices.count', counted(Count)),
    }
  },
  codes: (t, { Done, Missing }, missing) => {
    const [name] = Missing as CodeName[]
    return {
      sentence: Done ? t('moving.codes.done') : t('moving.codes.left', { missing }),
      to: addresses.masterData(name && { kind: CODES[name].records }),
      go: t('moving.codes.go'),
    }
  },
  openingTickets: (t, { Count }) => ({
    sentence: t('moving.openingTickets.left'),
    to: addresses.import(),
    go: t('moving.openingTickets.go'),
    count: t('term.tickets', counted(Count)),
  }),
  scale: (t, { Done, Count, Missing }) => {
    const left = t(Missing[0] === 'token' ? 'moving.scale.token' : 'moving.scale.ticket')
    return {
      sentence: Done ? t('moving.scale.done') : left,
      to: addresses.scaleTokens(),
      go: t('moving.scale.go'),
      count: t('moving.scale.count', counted(Count)),
    }
  },
  firstOrder: (t, { Count }) => ({
    sentence: t(Count > 0 ? 'moving.firstOrder.left' : 'moving.firstOrder.palm'),
    to: Count > 0 ? addresses.toOrder() : addresses.tickets(),
    go: t(Count > 0 ? 'moving.firstOrder.go' : 'moving.firstOrder.grade'),
    count: t('moving.firstOrder.count', counted(Count)),
  }),
}

/** What a step is called, what is said of it, where it is done and whether the officer may do it there. */
export function factsOf(t: TFunction, step: MovingStep) {
  const { Step, Count, Of } = step
  const { sentence, to, go, count } = STEPS[Step](t, step, missingOf(t, step))
  return {
    title: Step === 'openingTickets' ? t('import.kind.tickets') : t(`moving.${Step}`),
    sentence,
    way: to && { to, words: go },
    mayDo: to !== undefined && mayOpen(to.screen),
    count: Of === null ? Count > 0 && count : t('moving.of', { n: Count, of: Of }),
  }
}

function missingOf(t: TFunction, { Step, Missing }: MovingStep): string {
  const wordsOf = (part: string): string => {
    if (Step === 'letterhead') return part === 'name' ? 'MILL_NAME' : 'MILL_ADDRESS'
    if (Step === 'codes') return t(`po.code.${part as CodeName}`).trim()
    if (Step === 'lists') return listWords(t, part as List)
    return part
  }
  return Missing.map(wordsOf).join(', ')
}

function listWords(t: TFunction, list: List): string {
  if (list === 'vendor') return t('moving.list.vendor')
  return list === 'dimension' ? t('moving.list.dimension') : t(`masterData.kind.${list}`)
}

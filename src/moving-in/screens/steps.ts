import type { TFunction } from 'i18next'
import { type Address, addresses, at } from '../../platform/addresses.ts'
import type { Output } from '../../platform/call.ts'
import { mayOpen } from '../../platform/client.ts'
import { type CodeName, KIND_OF_CODE } from '../../purchase-orders/rules/order-codes.ts'
import { counted } from '../../ui/format.ts'
import type { calls } from '../contract.ts'
import type { List, StepName } from '../rules.ts'

export type MovingStep = Output<typeof calls.getSteps>['Steps'][number]

/** Where a step is done, and what its button says; none where that is not in the product. */
export function wayOf(t: TFunction, { Step, Count, Missing }: MovingStep): Way | undefined {
  switch (Step) {
    case 'letterhead':
      return undefined
    case 'officers':
      return { to: addresses.officers(), words: t('moving.officers.go') }
    case 'lists':
      return { to: addresses.import(), words: t('screen.import') }
    case 'accounts':
      return Count > 0
        ? { to: at('accountsToCheck'), words: t('moving.accounts.go') }
        : { to: addresses.import(), words: t('screen.import') }
    case 'prices':
      return { to: addresses.priceBoard(), words: t('moving.prices.go') }
    case 'codes': {
      const [name] = Missing as CodeName[]
      const to = addresses.masterData(name && { kind: KIND_OF_CODE[name] })
      return { to, words: t('moving.codes.go') }
    }
    case 'openingTickets':
      return { to: addresses.import(), words: t('moving.openingTickets.go') }
    case 'scale':
      return { to: addresses.scaleTokens(), words: t('moving.scale.go') }
    case 'firstOrder':
      return Count > 0
        ? { to: addresses.toOrder(), words: t('moving.firstOrder.go') }
        : { to: addresses.tickets(), words: t('moving.firstOrder.grade') }
  }
}

interface Way {
  to: Address
  words: string
}

/** What a step is called. */
export function titleOf(t: TFunction, step: StepName): string {
  return step === 'openingTickets' ? t('import.kind.tickets') : t(`moving.${step}`)
}

/** What is left of a step, or what it came to. */
export function sentenceOf(t: TFunction, step: MovingStep): string {
  const { Step, Done, Count, Missing } = step
  const missing = missingOf(t, step)
  switch (Step) {
    case 'letterhead':
      return Done ? t('moving.letterhead.done') : t('moving.letterhead.left', { missing })
    case 'officers':
      return t('moving.officers.left')
    case 'lists':
      return Done ? t('moving.lists.done') : t('moving.lists.left', { missing })
    case 'accounts':
      if (Done) return t('moving.accounts.done')
      return Count > 0 ? t('moving.accounts.left') : t('moving.accounts.none')
    case 'prices':
      if (Done) return t('moving.prices.done')
      return missing ? t('moving.prices.left', { missing }) : t('moving.prices.none')
    case 'codes':
      return Done ? t('moving.codes.done') : t('moving.codes.left', { missing })
    case 'openingTickets':
      return t('moving.openingTickets.left')
    case 'scale':
      if (Done) return t('moving.scale.done')
      return Missing[0] === 'token' ? t('moving.scale.token') : t('moving.scale.ticket')
    case 'firstOrder':
      return Count > 0 ? t('moving.firstOrder.left') : t('moving.firstOrder.palm')
  }
}

/** The number of a step; none where nothing is there yet. */
export function countOf(t: TFunction, { Step, Count, Of }: MovingStep): string | undefined {
  if (Of !== null) return t('moving.of', { n: Count, of: Of })
  if (Count === 0) return undefined
  const number = counted(Count)
  switch (Step) {
    case 'officers':
      return t('moving.officers.count', number)
    case 'accounts':
      return t('moving.accounts.count', number)
    case 'prices':
      return t('moving.prices.count', number)
    case 'openingTickets':
      return t('term.tickets', number)
    case 'scale':
      return t('moving.scale.count', number)
    default:
      return t('moving.firstOrder.count', number)
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

/** Whether the officer may do a step where it is done. */
export function mayDo(t: TFunction, step: MovingStep): boolean {
  const way = wayOf(t, step)
  return way !== undefined && mayOpen(way.to.screen)
}

import type { TFunction } from 'i18next'
import type { Output } from '../../platform/call.ts'
import { allowed, useCall } from '../../platform/client.ts'
import { calls } from '../contract.ts'
import { dimensionOf, type Kind } from '../rules.ts'

export type MasterRecord = Output<typeof calls.getRecords>['Records'][number]

/** Whether the officer adds and changes master data here: their role may, and no ERP keeps it. */
export function useIsKeptHere(): boolean | undefined {
  const { data } = useCall(calls.getKeeper, {}, { enabled: allowed(calls.createRecord) })
  return allowed(calls.createRecord) ? data && data.Keeper === 'forms' : false
}

/** What a record is called: its name, else its code. */
export function nameOf({ Code, Name }: MasterRecord): string {
  return Name || Code
}

/** 'products', 'D7': what the records of a kind are called together. */
export function kindWords(t: TFunction, kind: Kind): string {
  const n = dimensionOf(kind)
  return n === undefined
    ? t(`masterData.kind.${kind as NamedKind}`)
    : t('masterData.kind.dimension', { n })
}

/** 'Add product': the verb that adds one of a kind. */
export function addWords(t: TFunction, kind: Kind): string {
  const n = dimensionOf(kind)
  return n === undefined
    ? t(`masterData.add.${kind as NamedKind}`)
    : t('masterData.add.dimension', { n })
}

type NamedKind = Exclude<Kind, `d${number}`>

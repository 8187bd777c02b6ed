import type { TFunction } from 'i18next'
import type { CodeName } from '../../rules/order-codes.ts'

const KINDS: Readonly<Record<CodeName, string>> = {
  PONO_SEQ: 'numberSequence',
  Warehouse: 'warehouse',
  FinDim1: 'd1',
  FinDim2: 'd2',
  FinDim3: 'd3',
  FinDim4: 'd4',
  FinDim5: 'd5',
  FinDim6: 'd6',
}

/** The kind of master data that has the records of a code. */
export function kindOfCode(name: CodeName): string {
  return KINDS[name]
}

/** What a code is called. */
export function codeWords(t: TFunction, name: CodeName): string {
  if (name === 'PONO_SEQ') return t('new.sequence')
  return name === 'Warehouse' ? t('new.warehouse') : name.replace('FinDim', 'D')
}

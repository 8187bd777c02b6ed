import type { ListedFields } from './fields.ts'

/** The fields of the wire that lists of several features show, each with its term and kind. */
export const TERM_FIELDS = {
  AVL: { word: 'term.avl', kind: 'code' },
  CustomerID: { word: 'term.avl', kind: 'code' },
  CustomerCustomerID: { word: 'term.avl', kind: 'code' },
  CustomerName: { word: 'term.avlName', kind: 'name' },
  CustomerCustomerName: { word: 'term.avlName', kind: 'name' },
  SysBankName: { word: 'term.bank', kind: 'text' },
  SysBookBankNumber: { word: 'term.account', kind: 'account' },

  SequenceWeightOut: { word: 'term.slip', kind: 'code' },
  CarRegister: { word: 'term.plate', kind: 'text' },
  ProductTypeName: { word: 'term.product', kind: 'text' },
  WeightTimeIn: { word: 'term.timeIn', kind: 'time' },
  WeightTimeOut: { word: 'term.timeOut', kind: 'time' },
  WeightIn: { word: 'term.weightIn', short: 'term.in', kind: 'kg' },
  WeightOut: { word: 'term.weightOut', short: 'term.out', kind: 'kg' },
  WeightNet: { word: 'term.netWeight', short: 'term.net', kind: 'kg' },
  SysProductGrade: { word: 'term.grade', short: 'term.grade.short', kind: 'grade' },
  SysPrice: { word: 'term.netPrice', short: 'term.price', kind: 'bahtPerKg' },
  Amount: { word: 'term.amount', kind: 'baht' },
  Tax: { word: 'term.tax', kind: 'baht' },
  Paid: { word: 'term.paid', kind: 'baht' },
} as const satisfies ListedFields

import { breaksOf } from './list.js'

const CHANGES = ['src/vendors/writes/account-changes.test.ts']
const IMPORT = ['src/import/writes/accounts.test.ts']

/** That no officer alone lets money go to another account. */
export default [
  ...breaksOf('src/vendors/writes/account-changes.ts', CHANGES, [
    [
      'who changed an account confirms it',
      `requireSecond(matter, PAYING, ctx, () =>
      refuse('vendor.ownAccountChange', { seller: customer.name }),
    )`,
      '{}',
    ],
    ['an account is confirmed that nobody saw', 'if (!isAsSeen)', 'if (false)'],
    [
      'a tax is confirmed that nobody saw',
      'Number(customer.tax_percent) === input.SysTaxDeduction',
      'true',
    ],
    [
      'the bell goes on ringing for an account that was confirmed',
      "await notify(ctx, [], { kinds: ['accountChanged'], subject: subjectOf(id) })",
      '',
    ],
    [
      'who confirmed an account is not in the audit trail',
      "await audit(ctx, { action: 'customer.confirmAccount', entity: 'customer', id, after })",
      '',
    ],
    [
      'a mill that wants to hear nothing is told',
      "if (accountConfirm() === 'off') return\n  const details",
      'const details',
    ],
  ]),
  ...breaksOf('src/vendors/writes/account-changes.ts', IMPORT, [
    [
      'who pays is not told of the accounts of a file',
      "await notify(ctx, [{ kind: 'accountsChanged'",
      "void (ctx, [{ kind: 'accountsChanged'",
    ],
    ['the bell rings on for a file that is checked', '!left.has(subject)', 'false'],
  ]),
  ...breaksOf('src/vendors/reads/account-check.ts', CHANGES, [
    [
      'a second change makes the first changer a witness',
      'array_agg(distinct changed_by)',
      '(array_agg(changed_by order by id desc))[1:1]',
    ],
  ]),
  ...breaksOf('src/vendors/writes/customers.ts', CHANGES, [
    [
      'an account that a dialog changed waits for nobody',
      'await keepAccountChanges([{ customerId, former }], ctx)',
      '',
    ],
    ['nobody is told of another account', 'await tellOfAccount(before, ctx)', ''],
  ]),
  ...breaksOf('src/vendors/rules/account-change.ts', CHANGES, [
    ['another tax needs no second officer', 'return isOtherTax || (', 'return ('],
    ['an account that is taken away waits', ' && after.bank_account !== null', ''],
    ['a change is told for a year', 'ACCOUNT_TELL_DAYS = 30', 'ACCOUNT_TELL_DAYS = 365'],
  ]),
  ...breaksOf('src/vendors/reads/account-confirm.ts', CHANGES, [
    [
      'a mill that requires a second officer forgets after a month',
      'require: 36_500',
      'require: ACCOUNT_TELL_DAYS',
    ],
    [
      'a mill that only tells holds money back',
      "if (accountConfirm() !== 'require') return undefined",
      '',
    ],
  ]),
  ...breaksOf('src/purchase-orders/reads/approvals.ts', CHANGES, [
    [
      'who approves does not see that the account is another',
      'isAccountChanged: AccountChangedAt !== null',
      'isAccountChanged: false',
    ],
  ]),
  ...breaksOf('src/purchase-orders/writes/invoice.ts', CHANGES, [
    ['money goes to an account that nobody confirmed', 'await refuseUnconfirmed(order)', ''],
  ]),
  ...breaksOf('src/purchase-orders/reads/payee-changes.ts', CHANGES, [
    [
      'the payment report says an account that nobody has looked at',
      'orderId, days, now)} or exists (',
      'orderId, days, now)} or false and exists (',
    ],
  ]),
  ...breaksOf('src/import/kinds/customers.ts', IMPORT, [
    [
      'a first account of a file waits for nobody',
      'needsCheck(former, current) ?',
      'before && needsCheck(former, current) ?',
    ],
    [
      'an import that is taken back leaves accounts to confirm',
      'undone: forgetAccountChanges,',
      '',
    ],
  ]),
]

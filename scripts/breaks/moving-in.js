import { breaksOf } from './list.js'

const IMPORT = ['src/import/writes/import.test.ts']
const ACCOUNTS = ['src/import/writes/accounts.test.ts']
const ROWS = ['src/import/reads/validate.test.ts']
const UNDO = ['src/import/writes/undo.test.ts']
const LEFT_OUT = ['src/import/reads/left-out.test.ts']
const REFUSED = ['src/weighing/writes/refused.test.ts']
const FORMS = ['src/master-data/writes/records.test.ts', 'src/vendors/writes/new.test.ts']

const STEPS = ['src/moving-in/reads/steps.test.ts']

/** The doors by which a mill moves in: files, refused tickets, forms. */
export default [
  ...breaksOf('src/import/writes/import.ts', ROWS, [
    ['rows that are wrong are written', 'if (counts.Faulty > 0) refuse', 'if (false) refuse'],
  ]),
  ...breaksOf('src/import/writes/import.ts', IMPORT, [
    [
      'what was looked at need not be what is written',
      'if (validation.digest !== before.digest) {',
      'if (false) {',
    ],
  ]),
  ...breaksOf('src/import/kinds/customers.ts', ACCOUNTS, [
    [
      'an account that a file changed waits for nobody',
      'await keepAccountChanges(await otherAccounts(changes, ids), ctx)',
      '',
    ],
  ]),
  ...breaksOf('src/import/reads/check-required.ts', ROWS, [
    [
      'a row without a key is taken',
      "addFault(row, field, '', 'required')\n  }\n}\n\n/** The fields",
      '{}\n  }\n}\n\n/** The fields',
    ],
  ]),
  ...breaksOf('src/import/reads/validate.ts', LEFT_OUT, [
    ['a row that is left out loses its faults', 'await check(round, validated, ctx)', ''],
  ]),
  ...breaksOf('src/import/reads/validate.ts', IMPORT, [
    ['what is the same counts as changed', 'if (isSame(target)) continue', ''],
  ]),
  ...breaksOf('src/import/reads/blockers.ts', UNDO, [
    [
      'a record that was changed since is put back',
      "if (!isSame) return { code: 'changed', key }",
      '',
    ],
    ['what something needs is deleted', "if (user) return { code: 'used', ...user }", ''],
  ]),
  ...breaksOf('src/weighing/writes/keep-refused.ts', REFUSED, [
    [
      'what is sent again is kept again',
      'rows.filter(({ sent_hash }) => !known.has(sent_hash))',
      'rows',
    ],
  ]),
  ...breaksOf('src/weighing/writes/sent.ts', REFUSED, [
    [
      'a weighing in settles a way out',
      'if (ticket.WeightTimeOut == null && hasWayOut(sent)) return false',
      '',
    ],
  ]),
  ...breaksOf('src/weighing/writes/take-in-refused.ts', REFUSED, [
    [
      'one ticket is fixed into another',
      "id !== null && valueAt(Ticket, 'WeightScaleIDIn')",
      "false && valueAt(Ticket, 'WeightScaleIDIn')",
    ],
  ]),
  ...breaksOf('src/master-data/writes/records.ts', FORMS, [
    [
      'who gives a code that stands is told of a defect',
      'on conflict do nothing returning',
      'returning',
    ],
    ['what is named is deleted', 'if (user) refuse(', 'if (false) refuse('],
  ]),
  ...breaksOf('src/moving-in/reads/steps.ts', STEPS, [
    ['a demo mill is new', "where kind = 'mill'", 'where true'],
    ['a mill is new for ever', 'and not exists (select from existing_orders)', ''],
    ['a vendor counts of whom nothing can be ordered', "where dimension_7 <> ''", 'where false'],
  ]),
  ...breaksOf('src/moving-in/rules.ts', STEPS, [
    ['palm that has no price leaves prices done', 'isBought && !isPriced', 'isBought && isPriced'],
  ]),
  ...breaksOf('src/vendors/writes/new.ts', FORMS, [
    [
      'a vendor is added without an audit entry',
      "await audit(ctx, { action: 'vendor.create', entity: 'vendor', id: added.id, after })",
      '',
    ],
  ]),
]

import { breaksOf } from './list.js'

const STEPS = ['src/purchase-orders/writes/steps.test.ts']
const SUBMIT = ['src/purchase-orders/writes/approve.test.ts']
const ACTIONS = ['src/tests/conformance/order-actions.test.ts']
const LINES = ['src/purchase-orders/writes/lines.test.ts']

/** Orders, from their draft to what is owed. */
export default [
  ...breaksOf(
    'src/purchase-orders/rules/steps.ts',
    ['src/purchase-orders/rules/steps.test.ts', ...ACTIONS],
    [
      [
        'an order that is confirmed whole can be canceled',
        "from: ['A', 'CF'],",
        "from: ['A', 'CF', 'C'],",
      ],
      [
        'a received order may be canceled',
        '!TRANSITIONS[action].whileUnreceived || receivedLines === 0',
        'true',
      ],
    ],
  ),
  ...breaksOf(
    'src/purchase-orders/rules.ts',
    ['src/purchase-orders/rules.test.ts', ...ACTIONS],
    [['the last line of an order may go', 'return lines > 1', 'return lines > 0']],
  ),
  ...breaksOf(
    'src/purchase-orders/rules/states.ts',
    ['src/purchase-orders/rules/states.test.ts', ...ACTIONS],
    [
      [
        'an order that is finalized shows its delivery',
        "state === 'F' ? state : (purchaseState ?? state)",
        'purchaseState ?? state',
      ],
      [
        'lines may be added to a canceled order',
        'LINES_OPEN.includes(state) && purchaseState === null',
        'LINES_OPEN.includes(state)',
      ],
    ],
  ),
  ...breaksOf(
    'src/purchase-orders/rules/steps.ts',
    ['src/tests/conformance/call-roles.test.ts'],
    [['a purchaser approves', "to: 'A',\n    roles: MANAGERS", "to: 'A',\n    roles: PURCHASING"]],
  ),
  ...breaksOf(
    'src/purchase-orders/reads/approval-facts.ts',
    ['src/purchase-orders/writes/approve.test.ts'],
    [
      [
        'officers approve orders in which they took part',
        "standing === 'own' || standing === 'dependent'",
        'false',
      ],
    ],
  ),
  ...breaksOf(
    'src/identity/rules/independence.ts',
    ['src/identity/rules/independence.test.ts'],
    [
      [
        'an officer is the second pair of eyes over their own puppet',
        'if (a === b || handled(a, b) || handled(b, a)) return false',
        'if (a === b) return false',
      ],
      [
        'a puppet of a puppet is a second pair of eyes',
        'for (const officer of found) walk(officer)',
        '',
      ],
      [
        'two puppets of whoever takes part are two pairs of eyes',
        '!takingPart.some((third) => handled(third, a) && handled(third, b))',
        'true',
      ],
    ],
  ),
  ...breaksOf(
    'src/identity/reads/second-officer.ts',
    ['src/purchase-orders/writes/approve.test.ts'],
    [
      [
        'the only approver of a mill approves nothing of their own',
        'if (isSuperAdmin && ',
        'if (false && ',
      ],
      [
        'a super admin who shut the others out stands alone',
        "and action in ('officer.deactivate', 'officer.change')",
        'and false',
      ],
    ],
  ),
  ...breaksOf('src/purchase-orders/writes/steps.ts', SUBMIT, [
    [
      'an order without lines is submitted',
      "if (ids.length === 0) refuse('po.noLines', { po: order.number })",
      '',
    ],
    [
      'an order of a vendor that is not linked any more is submitted',
      'await refuseUnlinked(order)',
      '',
    ],
    ['the tickets of a submitted order may change', 'await freezeTickets(order, ids, ctx)', ''],
    [
      'a line that lacks its price is submitted',
      "if (lacks) refuse('po.lineIncomplete', { ticket: ticket.name, missing: lacks })",
      '',
    ],
  ]),
  ...breaksOf('src/purchase-orders/writes/ending.ts', STEPS, [
    [
      'the tickets of a canceled order stay taken',
      'await releaseLines(id, { because }, ctx)',
      '[]',
    ],
  ]),
  ...breaksOf('src/purchase-orders/writes/steps.ts', STEPS, [
    ['the tickets of a rejected order stay locked', 'await unfreezeTickets(order.id)', ''],
  ]),
  ...breaksOf(
    'src/purchase-orders/writes/receiving.ts',
    ['src/purchase-orders/writes/receive-line.test.ts'],
    [
      [
        'an order is received with the line before the last',
        'completes: openLines(order) === 1',
        'completes: openLines(order) <= 2',
      ],
      ['goods are received tomorrow', 'if (day > today)', 'if (false)'],
      ['goods are received before the truck came', 'if (day < dayIn)', 'if (false)'],
    ],
  ),
  ...breaksOf(
    'src/purchase-orders/writes/receiving.ts',
    ['src/purchase-orders/writes/receive-line.test.ts', ...STEPS],
    [
      [
        'an order is not received when its last open line is released',
        'const completes = openLines(order) === 1',
        'const completes = false',
      ],
    ],
  ),
  ...breaksOf(
    'src/purchase-orders/writes/take-step.ts',
    ['src/purchase-orders/writes/totals.test.ts'],
    [['a receipt is not counted', 'received_count + ', 'received_count + 0 * ']],
  ),
  ...breaksOf(
    'src/purchase-orders/writes/invoice.ts',
    ['src/purchase-orders/writes/refuse-changed.test.ts'],
    [
      [
        'a payable is set up of other sums than were shown',
        'await refuseChanged(order, { ...total, tax_percent, bank_name, bank_account }, input)',
        '',
      ],
      [
        'a payable without account is set up',
        "if (!bank_account) refuse('po.noAccount', { po: order.number, vendor: order.vendor_name })",
        '',
      ],
    ],
  ),
  ...breaksOf(
    'src/purchase-orders/writes/receiving.ts',
    ['src/purchase-orders/writes/undo-receive.test.ts'],
    [['anybody takes a receipt back', 'refuseForeign(line, ctx)\n', '\n']],
  ),
  ...breaksOf(
    'src/identity/writes/own-password.ts',
    ['src/purchase-orders/writes/delete.test.ts'],
    [
      [
        'an order is deleted without a password',
        'if (!(await verifyPassword(passwordHash, sent))) refuseField(field, wrong)',
        '',
      ],
    ],
  ),
  ...breaksOf(
    'src/purchase-orders/writes/create-header.ts',
    ['src/purchase-orders/writes/create-header.test.ts'],
    [
      [
        'numbers of orders have gaps',
        'order_counters.last_number + 1',
        'order_counters.last_number + 2',
      ],
    ],
  ),
  ...breaksOf(
    'src/purchase-orders/writes/order-head.ts',
    ['src/purchase-orders/writes/create-header.test.ts'],
    [
      ['an order ends before it begins', 'expire_day < use_day', 'expire_day > use_day'],
      ['a least iodine value above the greatest is taken', 'IVMax > 0 && IVMax < IVMin', 'false'],
    ],
  ),
  ...breaksOf('src/purchase-orders/writes/lines.ts', LINES, [
    [
      'a load of another product is added by mistake',
      'if (!AllowOtherProduct) await refuseOtherProduct(ticket, order)',
      '',
    ],
    ['a ticket of another customer is added', 'await refuseOtherAvl(ticket, order)', ''],
    ['a ticket without a price is added', 'refuseUnready(ticket)', ''],
  ]),
  ...breaksOf(
    'src/purchase-orders/writes/steps.ts',
    [
      'src/purchase-orders/writes/approve-orders.test.ts',
      'src/purchase-orders/writes/steps.test.ts',
    ],
    [
      [
        'an approval is taken back by somebody else',
        'if (officer_id !== ctx.officer.id)',
        'if (false)',
      ],
      [
        'an approval that is taken back leaves another state than before',
        'steps[at + 1]?.state ?? order.state',
        "'S'",
      ],
    ],
  ),
  ...breaksOf(
    'src/purchase-orders/writes/ending.ts',
    ['src/purchase-orders/writes/discard.test.ts'],
    [
      [
        'the draft of another is discarded',
        "if (!makerAllows('discard', ctx.officer.id, order.created_by)) await refuseForeign(order.id)",
        '',
      ],
      [
        'the tickets of a discarded order stay on it',
        'await releaseLines(id, { because }, ctx)',
        '[]',
      ],
    ],
  ),
  ...breaksOf(
    'src/purchase-orders/writes/steps.ts',
    ['src/purchase-orders/writes/update-status.test.ts'],
    [['an update is taken back by somebody else', 'last.officer_id !== ctx.officer.id', 'false']],
  ),
  ...breaksOf(
    'src/purchase-orders/writes/tickets.ts',
    ['src/purchase-orders/writes/lines.test.ts'],
    [['lines keep a gap where one is removed', 'line_number - 1', 'line_number']],
  ),
  ...breaksOf(
    'src/purchase-orders/reads/due-orders.ts',
    ['src/purchase-orders/writes/update-status.test.ts'],
    [
      ['orders are finalized before their week is over', 'set_up_at <= $', 'set_up_at >= $'],
      [
        'an order is acknowledged before anything came',
        "if (action === 'review') return",
        "if (action !== 'finalize') return",
      ],
    ],
  ),
]

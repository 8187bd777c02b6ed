import { breaksOf } from './list.js'

const GRADE = ['src/evaluation/writes/grade.test.ts']
const PRICE = ['src/evaluation/writes/price.test.ts']
const DECIDE = ['src/evaluation/writes/decide-correction.test.ts']
const UNDO = ['src/evaluation/writes/undo.test.ts']
const NAMES = ['src/weighing/writes/propose-names.test.ts']
const TWINS = ['src/weighing/writes/twins.test.ts']
const TAKE_BACK = ['src/weighing/writes/take-back-join.test.ts']
const IDENTITY = ['src/weighing/rules/identity.test.ts']
const ODDITIES = ['src/weighing/rules/oddities.test.ts']
const ODD = ['src/tests/scenarios/odd-weighings.test.ts']
const READ = ['src/weighing/writes/read-ticket.test.ts']
const INTAKE = ['src/weighing/rules.test.ts', 'src/weighing/writes/import-tickets.test.ts']

/** Tickets, from the weighbridge to their price. */
export default [
  ...breaksOf('src/evaluation/writes/grade.ts', GRADE, [
    ['the price of another grade stays in force', 'await voidPrice(ticket, Reason, ctx)', ''],
    [
      'a return without a reason is graded',
      'if (isReturn && !grading.SysPalmReturnReason)',
      'if (false)',
    ],
    [
      'a grade outside of its range is taken',
      'grading.SysProductGrade < min || grading.SysProductGrade > max',
      'false',
    ],
    [
      'what was not returned has a weight',
      'return_reason: null, reject_weight_kg: 0 }',
      'return_reason: null, reject_weight_kg: fields.reject_weight_kg ?? 0 }',
    ],
  ]),
  ...breaksOf(
    'src/evaluation/writes/price.ts',
    [...PRICE, 'src/tests/scenarios/price-change.test.ts'],
    [
      [
        'anybody sets a price of their own',
        'isStale || !mayCall(MANAGERS, officer.role)',
        'isStale',
      ],
      [
        'a price by an old ladder is taken',
        'isStale || !mayCall(MANAGERS, officer.role)',
        '!mayCall(MANAGERS, officer.role)',
      ],
      [
        'a price of its own needs no reason',
        'if (valuation.OverrideReason) return valuation.OverrideReason',
        "return valuation.OverrideReason ?? ''",
      ],
    ],
  ),
  ...breaksOf(
    'src/evaluation/writes/terms.ts',
    ['src/tests/scenarios/price-save.test.ts'],
    [
      [
        'prices are saved while a ticket is priced by them',
        'lockPrices({ productCode: ticket.product_code }),',
        'undefined,',
      ],
    ],
  ),
  ...breaksOf('src/evaluation/writes/terms.ts', PRICE, [
    [
      'the ladder of its day is that of today',
      'day ? ladderOfDay(ticket.product_code, day) : ladderNow(ticket.product_code, now),',
      'ladderNow(ticket.product_code, now),',
    ],
    ['which ladder was taken is not kept', 'ladderDay: day,', 'ladderDay: null,'],
  ]),
  ...breaksOf('src/evaluation/writes/undo.ts', UNDO, [
    [
      'the grade of a ticket on an order is taken back',
      "if (po) refuse('ticket.undoOrdered', { ticket: ticket.name, po })",
      '',
    ],
    ['what somebody else saved is taken back', 'saved.by === officer.id && ', ''],
    ['a correction is taken back', ' && saved.correction_reason === null', ''],
    [
      'a price outlives the grade that is taken back',
      'await takeBackPrice(ticket, ctx)\n    await endGrading',
      'await endGrading',
    ],
  ]),
  ...breaksOf('src/evaluation/writes/composition.ts', GRADE, [
    [
      'a load is graded without the composition that the mill requires',
      "compositionRule() === 'required' && ",
      'false && ',
    ],
  ]),
  ...breaksOf('src/evaluation/writes/grade.ts', GRADE, [
    [
      'a corrected grading of the same grade loses its price',
      'if (keepsPrice) await keepPrice(ticket, { before: before!, after: after! })',
      '',
    ],
  ]),
  ...breaksOf(
    'src/evaluation/writes/correct-weight.ts',
    ['src/evaluation/writes/correct-weight.test.ts'],
    [['a net weight that is not the difference is taken', 'if (!net.eq(WeightNet))', 'if (false)']],
  ),
  ...breaksOf('src/evaluation/writes/decide-correction.ts', DECIDE, [
    [
      'a correction is accepted on a submitted order',
      "if (lock) refuse('correction.locked', { ticket: ticket.name, ...lock.params }, lock)",
      '',
    ],
    ['a correction is decided twice', "if (decision) refuse('correction.decided')", ''],
    ["another seller's price stays in force", "changed.includes('customer_code') || ", ''],
  ]),
  ...breaksOf('src/weighing/rules/identity.ts', IDENTITY, [
    [
      'a number that starts again is the truck of before',
      "if (!ofNumber && other) return { other, by: 'number' }",
      'if (other) return { same: other }',
    ],
    ['a slip twice is two tickets', "if (taken) return { other: taken, by: 'slip' }", ''],
    ['a load of two doors is two tickets', '!same && load', 'false'],
    ['a truck that a ticket was of takes it back', '!isOfFormer(ticket, reading) &&', ''],
    ['another day is the same visit', '<= ALIKE_MS', '<= 2 * DAY_MS'],
  ]),
  ...breaksOf('src/weighing/rules/oddities.ts', ODDITIES, [
    ['no weight is odd', 'kg < min || kg > max', 'false'],
    ['no way in is old', 'days * DAY_MS', 'Number.POSITIVE_INFINITY'],
    ['one weighing says what a plate brings', 'nets.length < MIN_NETS', 'nets.length < 1'],
    [
      'a ticket is asked about again',
      'String(before?.[field]) !== String(after[field])',
      'after[field] !== null',
    ],
  ]),
  ...breaksOf('src/weighing/writes/validate.ts', ODD, [
    ['what was confirmed is asked again', "!answers.confirmed?.has(field ?? '')", 'field'],
    ['a batch does not know its own weighings', '  usual.keep(of)\n', ''],
  ]),
  ...breaksOf('src/weighing/writes/import-tickets.ts', ODD, [
    ['a few kilograms are told', 'greatestChange)', '0)'],
    ['another seller is not told', ' || after.customer_code !== before.customer_code', ''],
  ]),
  ...breaksOf('src/weighing/rules.ts', INTAKE, [
    ['a truck leaves before it came', 'time_out && time_out < time_in', 'false'],
    ['a truck comes tomorrow', 'latest.getTime() <= now.getTime() + AHEAD_MS', 'true'],
    ['a scale changes a graded ticket', 'if (!isProtected && !isOfOther) {', 'if (!isOfOther) {'],
    [
      'half of a change that decides the sum is applied',
      'changed.some((field) => DECISIVE.includes(field)) ? differing : changed',
      'changed',
    ],
  ]),
  ...breaksOf('src/weighing/writes/read-ticket.ts', READ, [
    ['a third decimal is told as no number', "message === 'v.decimals'", 'false'],
    ['an empty plate is told as a wrong text', 'if (isMissing)', 'if (false)'],
  ]),
  ...breaksOf('src/weighing/writes/propose-names.ts', NAMES, [
    [
      'the former name of a late truck is proposed',
      'return isLate && customer.names',
      'return false && customer.names',
    ],
    [
      'a name is proposed for a space',
      "if (key === '' || key === identityKey(customer.name)) return true",
      "if (key === '' || CustomerName === customer.name) return true",
    ],
    [
      'each truck proposes its name anew',
      'seen_count: earlier.seen_count + 1',
      'seen_count: earlier.seen_count',
    ],
  ]),
  ...breaksOf('src/vendors/writes/name-proposals.ts', NAMES, [
    ['a name that was kept renames', "if (Decision === 'accepted') {", 'if (true) {'],
    [
      'a name is decided by an officer who saw another',
      '(input.CustomerCustomerName ?? open.known) !== open.known',
      'false',
    ],
  ]),
  ...breaksOf('src/weighing/writes/twins.ts', TWINS, [
    [
      'twins are joined before a correction between them is decided',
      'await refuseWaiting(pair)',
      '',
    ],
  ]),
  ...breaksOf('src/weighing/writes/take-back-join.ts', TAKE_BACK, [
    ['what was ordered since goes back with a join', 'and not is_settled(id, day_out)', ''],
    [
      'what the scale sent since a join does not go back with its ticket',
      'and received_at >= ',
      'and received_at < ',
    ],
    [
      'a join is taken back under a later one',
      "if (standing.length === 0) refuse('twins.joinedOn')",
      '',
    ],
  ]),
  ...breaksOf('src/weighing/writes/validate.ts', TWINS, [
    [
      'an ordered ticket is proposed the code that its own was joined into',
      'asOnTicket(weighingIn(sent), known)',
      'weighingIn(sent)',
    ],
  ]),
]

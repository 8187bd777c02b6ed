import { breaksOf } from './list.js'

const LINKS = ['src/vendors/writes/links.test.ts']
const VALUES = ['src/vendors/writes/values.test.ts']
const INPUT = ['src/tests/conformance/vendor-input.test.ts']

/** Vendors, customers, vehicles and reports. */
export default [
  ...breaksOf(
    'src/vendors/writes/links.ts',
    [...LINKS, ...INPUT],
    [
      ['a vendor with an open order is unlinked', 'await refuseOpenOrders(vendor)', ''],
      [
        'a link is made over what somebody else changed',
        'await requireVendorVersion(vendor, version, ctx)',
        '',
      ],
    ],
  ),
  ...breaksOf(
    'src/vendors/writes/account-of.ts',
    [...VALUES, ...INPUT],
    [
      [
        'a bank that nobody knows is kept',
        "if (!isKnown) refuseField('SysBankName', 'v.bank')",
        '',
      ],
    ],
  ),
  ...breaksOf(
    'src/vendors/writes/customers.ts',
    [...VALUES, ...INPUT],
    [
      [
        'a level that does not exist is given',
        "if (!levels.some(({ id }) => id === levelId)) refuseField('Level', 'v.level')",
        '',
      ],
      [
        'the finance data of a customer linked meanwhile are changed',
        'const isOther = id !== (CustomerID ?? id)',
        'const isOther = false',
      ],
    ],
  ),
  ...breaksOf(
    'src/vendors/writes/premium.ts',
    ['src/tests/scenarios/premium-vendor.test.ts', ...INPUT],
    [
      [
        'a premium vendor is made premium again',
        "if (!added) refuse('premium.already', { vendor: vendor.name })",
        '',
      ],
    ],
  ),
  ...breaksOf(
    'src/vehicles/writes/save-weight.ts',
    ['src/vehicles/writes/save-weight.test.ts'],
    [
      [
        'a tare is saved over what somebody else saved',
        "await requireVersion('vehicle', Version, { id, version, made, present })",
        '',
      ],
      [
        'a tare of a vehicle that nobody registered is saved',
        ".where('registered_at', 'is not', null)",
        '',
      ],
    ],
  ),
  ...breaksOf(
    'src/reports/rules.ts',
    ['src/reports/rules.test.ts'],
    [
      [
        'an owner counts once a load',
        'new Set(tickets.map((ticket) => ticket.CustomerID)).size',
        'tickets.length',
      ],
      [
        'customers of group 1 are those whose code has a 1',
        "code.startsWith('1')",
        "code.includes('1')",
      ],
    ],
  ),
  ...breaksOf(
    'src/reports/rules/palm.ts',
    ['src/reports/rules/palm.test.ts'],
    [
      [
        'the gap of a day in which tickets lack a price is worth something',
        'NotPriced === 0 && ',
        '',
      ],
      [
        'returned palm is not part of what came',
        'decimal(TotalWeight).plus(TotalReject)',
        'decimal(TotalWeight)',
      ],
    ],
  ),
  ...breaksOf(
    'src/reports/reads/palm-sums.ts',
    ['src/reports/reads/palm-report.test.ts'],
    [
      [
        'palm without a grade lowers the average grade',
        'sum(net_kg) filter (where grade_percent is not null)',
        'sum(net_kg)',
      ],
      [
        'palm without a price lowers the average price',
        'sum(net_kg) filter (where is_priced)',
        'sum(net_kg)',
      ],
    ],
  ),
  ...breaksOf(
    'src/reports/reads/quotation.ts',
    ['src/reports/reads/quotation.test.ts'],
    [
      [
        'the first price of a day is quoted',
        ".orderBy('valuations.valued_at', 'desc')",
        ".orderBy('valuations.valued_at')",
      ],
    ],
  ),
  ...breaksOf(
    'src/reports/writes/save-yield.ts',
    ['src/reports/writes/save-yield.test.ts'],
    [
      [
        'the yield of tomorrow is recorded',
        "if (RecordDate > businessDay(ctx.now)) refuse('yield.future')",
        '',
      ],
      [
        'a yield is saved over what somebody else recorded',
        "await requireVersion('yield', input.Version, found)",
        '',
      ],
    ],
  ),
]

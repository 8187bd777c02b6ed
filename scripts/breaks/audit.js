import { breaksOf } from './list.js'

/** What the audit trail stands on: nothing unsaid, nothing changed unseen, no flood. */
export default [
  ...breaksOf(
    'src/audit-trail/writes/seal.ts',
    ['src/audit-trail/writes/seal.test.ts'],
    [
      [
        'an entry that commits late is skipped',
        'if (!this.#mark || !(await areOver(this.#mark))) return 0',
        'if (!this.#mark) return 0',
      ],
    ],
  ),
  ...breaksOf(
    'src/audit-trail/reads/seal-hash.ts',
    ['src/audit-trail/writes/seal.test.ts'],
    [
      ['an address can be changed unseen', "address: 'address',", "address: '1',"],
      [
        'who ran a command can be changed unseen',
        "const LATER = { system_account: 'system_account' }",
        "const LATER = { system_account: 'null' }",
      ],
      ['a seal stands by itself', ', seal.previous_hash)', ')'],
    ],
  ),
  ...breaksOf(
    'src/audit-trail/reads/seal-check.ts',
    ['src/audit-trail/writes/seal.test.ts', 'check-data/check-data.test.ts'],
    [
      [
        'a seal that is gone is not missed',
        "if (!state.isFollowing) check.faults.push({ id: number, fault: 'unchained' })",
        '',
      ],
    ],
  ),
  ...breaksOf(
    'src/audit-trail/writes/refusals.ts',
    ['src/audit-trail/writes/refusals.test.ts'],
    [
      ['a flood fills the audit trail', 'this.#spans.size < MAX_SPANS', 'true'],
      ['every wrong password is a row', '!writtenAt || +now - +writtenAt >= SPAN_MS', 'true'],
      [
        'what was typed for an e-mail is kept',
        "id: email ? hashOf(email) : '-'",
        "id: email ?? '-'",
      ],
    ],
  ),
  ...breaksOf(
    'src/app/serve/refuse.ts',
    ['src/audit-trail/writes/refusals.test.ts'],
    [
      ['what a role may not do leaves no trace', 'statusOf(code) === 403 ||', ''],
      ['every ended session is a refusal', '=== 403 ||', '>= 401 ||'],
    ],
  ),
  ...breaksOf(
    'src/audit-trail/reads/events.ts',
    ['src/audit-trail/reads/events.test.ts'],
    [
      ['a batch is a row for each record', 'and earlier.id < entry.id', 'and false'],
      [
        'what is shown is of another day',
        'dayBegins(addDays(dateTo, 1))',
        'dayBegins(addDays(dateTo, 2))',
      ],
    ],
  ),
]

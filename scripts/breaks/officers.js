import { breaksOf } from './list.js'

const PROFILE = ['src/identity/writes/profile.test.ts']
const SIGN_IN = ['src/identity/writes/sign-in.test.ts']
const USERS = ['src/identity/writes/users.test.ts']
const RESET = ['src/identity/writes/reset-password.test.ts']
const FACTOR = ['src/identity/writes/second-factor.test.ts']
const ENCRYPTED = ['src/identity/writes/factor-secret.test.ts']
const RANKS = ['src/identity/rules.test.ts', 'src/tests/conformance/user-ranks.test.ts']

/** Who gets in, and who may do what. */
export default [
  ...breaksOf('src/identity/rules.ts', RANKS, [
    ['officers manage whoever stands above them', 'rank(role) <= rank(other)', 'true'],
    [
      'a manager makes a Super Admin',
      'assignableRoles(role).includes(given)',
      'ROLES.includes(given)',
    ],
  ]),
  ...breaksOf('src/identity/rules.ts', SIGN_IN, [
    [
      'a session that is remembered ends the same day',
      'remembered ? REMEMBERED_SESSION_MS : SESSION_MS',
      'SESSION_MS',
    ],
    [
      'using a session puts its last end off',
      'return session.remembered || end < idle ? end : idle',
      'return idle',
    ],
  ]),
  ...breaksOf('src/identity/reads.ts', SIGN_IN, [
    [
      'a deactivated officer keeps a session',
      "because === 'deactivated' || row.deactivated_at",
      'false',
    ],
  ]),
  ...breaksOf('src/app/serve/authenticate.ts', PROFILE, [
    [
      'who has a password that somebody else set may do anything',
      'session.hasTemporaryPassword && !withTemporaryPassword',
      'false',
    ],
    [
      'what a browser asks by itself keeps the session open',
      '!request.headers[IDLE_HEADER]',
      'true',
    ],
  ]),
  ...breaksOf('src/platform/encryption.ts', ENCRYPTED, [
    ['a former key is kept in use', 'byFormerKey: n > 0', 'byFormerKey: false'],
  ]),
  ...breaksOf('src/identity/writes/factor-secret.ts', ENCRYPTED, [
    ['a secret is good in the row of another officer', 'second_factors $', 'second_factors '],
  ]),
  ...breaksOf('src/identity/writes/factor-secret.ts', ENCRYPTED, [
    ['secrets in clear stay so', 'found.byFormerKey', '!clear_secret && found.byFormerKey'],
  ]),
  ...breaksOf('src/identity/writes/profile.ts', PROFILE, [
    ['officers end the sessions of others', "      .where('officer_id', '=', id)\n", ''],
  ]),
  ...breaksOf(
    'src/identity/writes/preferences.ts',
    ['src/identity/writes/views.test.ts'],
    [
      ['two views of a list have one name', 'n !== at && isSame(Name, view.Name)', 'false'],
      ['views of two windows overwrite each other', '      .forUpdate()\n', ''],
    ],
  ),
  ...breaksOf(
    'src/identity/writes/preferences.ts',
    ['src/identity/writes/views.test.ts'],
    [['preferences grow without a bound', 'bytes > MAX_PREFERENCES_BYTES', 'false']],
  ),
  ...breaksOf('src/identity/writes/spend-code.ts', FACTOR, [
    ['a code of the app is good twice', "    .where('last_step', '<', step)\n", ''],
    ['a recovery code is good twice', "      .where('used_at', 'is', null)\n", ''],
  ]),
  ...breaksOf('src/identity/writes/sign-in.ts', FACTOR, [
    [
      'any code will do',
      "if (factor && !(await spendCode(known.officer.id, Code ?? '', { ...ctx, ...known })))",
      'if (false)',
    ],
  ]),
  ...breaksOf('src/app/serve/authenticate.ts', FACTOR, [
    [
      'a required second factor is left out',
      'session.needsSecondFactor && !withoutSecondFactor',
      'false',
    ],
  ]),
  ...breaksOf('src/identity/writes/sign-in.ts', USERS, [
    [
      'who signs in while their password changes gets in with the old one',
      "if (!(await lockFound(found))) refuse('auth.wrong')",
      '',
    ],
  ]),
  ...breaksOf(
    'src/identity/writes/passwords.ts',
    [...RESET, ...USERS],
    [
      [
        'old sessions outlive another password',
        "await revokeSessions(id, 'password', { now, except: sessionHash })",
        '',
      ],
      ['a mailed link outlives another password', 'await voidLinks(id)', ''],
    ],
  ),
  ...breaksOf('src/identity/writes/reset-links.ts', RESET, [
    ['a link is good for ever', ".where('expires_at', '>', now)", ''],
  ]),
  ...breaksOf('src/identity/writes/manage-user.ts', USERS, [
    ['officers shut themselves out', "{ base, own: 'user.self' }", '{ base }'],
  ]),
  ...breaksOf('src/identity/writes/save-user.ts', USERS, [
    ['the last Super Admin steps down', 'edit.Roles !== 0 && user.isLastSuper', 'false'],
    ['another role keeps its sessions', "await revokeSessions(id, 'role', { now: ctx.now })", ''],
    ['a save of the same leaves a trace', '.where(differsFrom(columns))', ''],
  ]),
  ...breaksOf(
    'src/app/serve/route.ts',
    ['src/tests/conformance/authorization.test.ts'],
    [['every role may call', "refuse('auth.forbidden')", 'undefined']],
  ),
  ...breaksOf(
    'src/app/serve/idempotency.ts',
    ['src/tests/conformance/wire.test.ts'],
    [
      ['a key is good for another body', '!body_hash.equals(bodyHash)', 'false'],
      ['a secret is kept with its answer', 'if (!request.isSecret) ', ''],
      [
        'a repeated request is done again',
        'if (!claimed) return storedResponse(row, bodyHash)',
        '',
      ],
    ],
  ),
  ...breaksOf(
    'src/app/serve/refuse.ts',
    ['src/tests/conformance/wire.test.ts'],
    [
      [
        'a database that is away is a defect of ours',
        "return new Refusal('sys.unavailable')",
        "return new Refusal('sys.failed', { requestId: request.id })",
      ],
    ],
  ),
]

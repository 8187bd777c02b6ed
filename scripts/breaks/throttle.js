import { breaksOf } from './list.js'

const SIGN_IN = ['src/identity/writes/sign-in.test.ts']
const THROTTLE = ['src/identity/writes/throttle.test.ts']
const RULES = ['src/identity/rules/throttle.test.ts']

/** What slows down whoever guesses passwords, and nobody else. */
export default [
  ...breaksOf(
    'src/identity/rules/throttle.ts',
    [...SIGN_IN, ...RULES],
    [
      ['a sixth wrong password is tried at once', 'count < free', 'count <= free'],
      ['a guess a second goes on for ever', '2 ** Math.min(count - free, 20)', '1'],
      [
        'an officer waits for hours',
        'Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(count - free, 20))',
        'FIRST_WAIT_MS * 2 ** Math.min(count - free, 20)',
      ],
      [
        'a clock that was set back keeps an officer out',
        'return Math.min(wait, Math.max(0, last.getTime() + wait - now.getTime()))',
        'return Math.max(0, last.getTime() + wait - now.getTime())',
      ],
      [
        'who has a network of IPv6 guesses anew from each address of it',
        '.slice(0, 4)',
        '.slice(0, 8)',
      ],
    ],
  ),
  ...breaksOf('src/identity/writes/throttle.ts', SIGN_IN, [
    ['guesses elsewhere keep an officer out', 'if (!isKnown) {', 'if (true) {'],
    [
      'guesses from a hundred addresses at one account are free',
      'waitAfter(await failuresOf({ purpose, account }, now), free.account, now),',
      '',
    ],
    [
      'guesses at a hundred accounts from one address are free',
      'waitAfter(await failuresOf({ purpose, sender }, now), free.sender, now),',
      '',
    ],
    ['nobody is slowed down', 'if (wait > 0) return wait', ''],
  ]),
  ...breaksOf('src/identity/writes/throttle.ts', THROTTLE, [
    ['guesses at one account at once slip through', 'await lock(`account', 'void (`account'],
    ['guesses from one address at once slip through', 'await lock(`sender', 'void (`sender'],
    [
      'a wrong password counts for ever',
      ".where((eb) => eb.and(of))\n    .where('failed_at', '>', windowStart(now))",
      '.where((eb) => eb.and(of))',
    ],
    [
      'what fails is not counted once the call is refused',
      'return inOwnTransaction(async () => {',
      'return Promise.resolve().then(async () => {',
    ],
  ]),
  ...breaksOf('src/identity/writes/places.ts', SIGN_IN, [
    ['a place is known for ever', ".where('signed_in_at', '>'", ".where('signed_in_at', '<>'"],
  ]),
  ...breaksOf('src/identity/writes/sign-in.ts', SIGN_IN, [
    ['who got in still waits', 'await clearAttempts(made, ctx)', ''],
  ]),
  ...breaksOf('src/identity/writes/attempt.ts', SIGN_IN, [
    ['a flood of passwords waits without an end', 'maxInLine: 100', 'maxInLine: 1e9'],
  ]),
]

import { breaksOf } from './list.js'

const LATE = ['src/backup/writes/late-backup.test.ts']
const SETTINGS = ['src/app/settings.test.ts']

/** What whoever runs a mill is told: wrong settings, a missing backup. Commands are run built, which a break is not. */
export default [
  ...breaksOf('src/app/settings.ts', SETTINGS, [
    [
      'a first password may be the mill’s name',
      'if (password && weaknessOf(password, [email, mill]))',
      'if (password && weaknessOf(password))',
    ],
    ['a blank setting is one', "filled[name]?.trim() === ''", 'false'],
  ]),
  ...breaksOf('src/backup/writes/late-backup.ts', LATE, [
    [
      'the bell rings each hour for one missing backup',
      'if (!since || (await isNoticed())) return',
      'if (!since) return',
    ],
  ]),
  ...breaksOf('src/backup/writes/remember-backup.ts', LATE, [
    ['a backup settles nothing', "if (!('made_at' in tried)) return", 'if (tried) return'],
  ]),
]

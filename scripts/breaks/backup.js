import { breaksOf } from './list.js'

const BACKUP = ['src/backup/writes/backup.test.ts']
const LATE = ['src/backup/writes/late-backup.test.ts']

/** What a mill comes back from. */
export default [
  ...breaksOf('src/backup/writes/backup-file.ts', BACKUP, [
    [
      'a backup that somebody changed is restored',
      "if (held.toString() !== checksumLine(hash.digest('hex'))) throw damaged(file)",
      '',
    ],
    [
      'what is no backup is a defect of ours',
      "if (code?.startsWith('Z_')) return damaged(file)",
      '',
    ],
    [
      'a row that looks like the end of its table ends it',
      'this.#rest.indexOf(`\\n',
      'this.#rest.indexOf(`',
    ],
  ]),
  ...breaksOf('src/backup/writes/write-backup.ts', BACKUP, [
    [
      'a backup is of many moments',
      'begin isolation level repeatable read read only',
      'begin isolation level read committed read only',
    ],
    ['everybody on the machine reads a backup', 'mode: 0o600', 'mode: 0o644'],
    ['a backup overwrites another', 'if (!stands) return', 'return'],
  ]),
  ...breaksOf('src/backup/writes/restore-backup.ts', BACKUP, [
    ['nobody looks whether a backup is whole', 'await verifyBackup(file)', ''],
    ['a database that has data is restored into', 'if (rows.length === 0) return', 'return'],
    ['a restore that fails leaves a half', "await client.query('begin')", ''],
    [
      'a backup of a newer program is taken',
      'if (head.format !== FORMAT) throw unknownFormat(file)',
      '',
    ],
    [
      'numbers are given twice after a restore',
      "'select setval($1::regclass, $2)'",
      "'select $1::regclass, $2::text'",
    ],
    ['a restored mill has no guards', 'enable trigger user', 'disable trigger user'],
    [
      'a restored mill has no foreign keys',
      'for (const { table, name, rule } of keys)',
      'for (const { table, name, rule } of keys.slice(0, 0))',
    ],
  ]),
  ...breaksOf('src/backup/writes/daily-backup.ts', BACKUP, [
    ['backups fill the disk', 'for (const old of all.slice(0, -KEPT)) await rm(old.file)', ''],
    ['the newest backups are deleted', 'all.slice(0, -KEPT)', 'all.slice(KEPT)'],
    [
      'nobody learns that no backup is made',
      'if (!signal?.aborted) await rememberBackup({ failed_at: now })',
      '',
    ],
    ['what a killed backup left stays for ever', 'await sweepPartial(folder)', ''],
  ]),
  ...breaksOf('src/platform/with-client.ts', BACKUP, [
    [
      'a mill that is closed as its backup begins stays for ever',
      'cutConnection(client)',
      'void client.end()',
    ],
  ]),
  ...breaksOf('src/backup/rules.ts', BACKUP, [
    [
      'a backup is made every hour',
      'now.getTime() - madeAt.getTime() < DAY_MS - HOUR_MS / 2',
      'false',
    ],
    ['a clock that was wrong once keeps backups away', 'return madeAt <= now && now', 'return now'],
    [
      'a mill without backups looks well',
      'now.getTime() - since.getTime() >= days * DAY_MS',
      'false',
    ],
  ]),
  ...breaksOf('src/backup/rules.ts', LATE, [
    ['a mill that is backed up in its own way is told each month', 'days > 0 && ', ''],
  ]),
]

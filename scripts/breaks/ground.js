import { breaksOf } from './list.js'

const WATCH = ['embedded-postgres/watch.test.ts']
const HEAL = ['src/tests/crash/heal.test.ts']
const GROUND = ['embedded-postgres/ground.test.ts']
const FULL = ['src/app/disk-full.test.ts']

/** What the PostgreSQL that the mill brings stands on: that it comes back, and its folder and disk. */
export default [
  ...breaksOf('embedded-postgres/watch.ts', WATCH, [
    [
      'PostgreSQL that was killed stays away',
      'if (!stop.aborted) await server.startAgain().catch(tellFailure)',
      '',
    ],
    [
      'nobody hears that the database does not come up',
      'if (pause === undefined) throw givenUp(server.folder, pauses.length)',
      'if (pause === undefined) return',
    ],
    [
      'a mill of many years ends at the seventh power cut',
      'if (performance.now() - upSince > STEADY_MS) tries = 0',
      '',
    ],
    [
      'PostgreSQL that goes each minute is started again for ever',
      'if (performance.now() - upSince > STEADY_MS) tries = 0',
      'tries = 0',
    ],
  ]),
  ...breaksOf('src/app/mill.ts', HEAL, [
    [
      'nobody watches the PostgreSQL that the mill brings',
      'const failure = keepUp(closing.signal)',
      'const failure = untilAborted(closing.signal)',
    ],
  ]),
  ...breaksOf('embedded-postgres/start.ts', HEAL, [
    [
      'PostgreSQL comes back where nobody looks for it',
      '.log`, settings, port })',
      '.log`, settings })',
    ],
  ]),
  ...breaksOf('src/platform/live/outage.ts', HEAL, [
    [
      'nobody is told that the database is back',
      'logError(`ฐานข้อมูลกลับมาแล้ว',
      'void (`ฐานข้อมูลกลับมาแล้ว',
    ],
  ]),
  ...breaksOf('embedded-postgres/folder-errors.ts', GROUND, [
    [
      'a disk that is full is a defect of ours',
      'if (FULL.test(code) || FULL.test(error.message)) return diskFull(folder)',
      '',
    ],
    ['a folder that may only be read is a defect of ours', 'NOT_WRITABLE.test(code)', 'false'],
    ['a drive that is not there is a defect of ours', "error.syscall === 'mkdir'", 'false'],
  ]),
  ...breaksOf(
    'embedded-postgres/create.ts',
    ['embedded-postgres/start.test.ts'],
    [
      [
        'a damaged database folder is taken for one of another version',
        "if (!/^\\d+$/.test(major.trim())) throw damaged(folder, 'PG_VERSION')",
        '',
      ],
    ],
  ),
  ...breaksOf('src/platform/free-space.ts', FULL, [
    [
      'a mill writes until its disk is full',
      "if (spaceLeft() === 'full') refuse('sys.diskFull')",
      '',
    ],
    [
      'a mill with room again writes nothing',
      'const timer = setInterval(() => check(place, isOnIt)',
      "const timer = setInterval(() => spaceLeft() !== 'full' && check(place, isOnIt)",
    ],
    [
      'nobody hears of a disk before it is full',
      "disk.free < limit ? 'nearlyFull' : 'enough'",
      "'enough'",
    ],
  ]),
]

import { breaksOf } from './list.js'

/** What several servers, their documents and the PostgreSQL beside them stand on. */
export default [
  ...breaksOf(
    'src/platform/timed-jobs.ts',
    ['src/platform/timed-jobs.test.ts'],
    [
      [
        'each server does what is done every hour',
        "eb('timed_jobs.last_period', '<', period)",
        "eb('timed_jobs.last_period', '<=', period)",
      ],
      [
        'after a clock was set back nothing is done in time',
        "eb('timed_jobs.last_period', '>', ahead)",
        "eb('timed_jobs.last_period', '<', period)",
      ],
    ],
  ),
  ...breaksOf(
    'src/platform/documents/render-pdf.ts',
    ['src/platform/documents/render-pdf.test.ts'],
    [
      ['a document is made for who has gone', "if (signal?.aborted) refuse('sys.unavailable')", ''],
      [
        'the process of documents keeps its memory',
        'idleTimer = setTimeout(closeDocuments, IDLE_TIMEOUT_MS).unref()',
        '',
      ],
    ],
  ),
  ...breaksOf(
    'src/app/serve/route.ts',
    ['src/app/serve/route.test.ts'],
    [
      [
        'nobody learns that a caller has gone',
        'if (!reply.raw.writableFinished) closed.abort()',
        '',
      ],
    ],
  ),
  ...breaksOf(
    'src/embedded-postgres/machine-settings.ts',
    ['src/embedded-postgres/machine-settings.test.ts'],
    [['a commit is lost with the power', "synchronous_commit: 'on'", "synchronous_commit: 'off'"]],
  ),
]

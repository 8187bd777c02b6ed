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
    'src/platform/side-processes.ts',
    ['src/platform/side-processes.test.ts', 'src/platform/documents/render-pdf.test.ts'],
    [
      [
        'a process keeps its memory',
        'this.#idle.set(kept, setTimeout(() => this.#end(kept), IDLE_TIMEOUT_MS).unref())',
        '',
      ],
      [
        'a process works on for who has gone',
        'this.#stay = onceAborted(caller, this.#onAbort)',
        'this.#stay = () => {}',
      ],
      [
        'a killed process costs the document that was on its way',
        'return this.#talk(work, caller)',
        'throw error',
      ],
      ['a process that failed is lent again', 'await this.#end(kept)\n      throw', 'throw'],
    ],
  ),
  ...breaksOf(
    'src/platform/spreadsheets/read-in-process.ts',
    ['src/platform/spreadsheets/read-in-process.test.ts'],
    [
      [
        'a file that takes too much is a failure of ours',
        "if (error instanceof ProcessLost) return [unreadable('file.tooMuch')]",
        '',
      ],
    ],
  ),
  ...breaksOf(
    'src/platform/spreadsheets/workbook/budget.ts',
    ['src/platform/spreadsheets/hostile-files.test.ts'],
    [['empty cells are made without end', 'if (this.#places > MAX_PLACES)', 'if (false)']],
  ),
  ...breaksOf(
    'src/platform/fair-queue.ts',
    ['src/platform/fair-queue.test.ts', 'src/platform/documents/render-pdf.test.ts'],
    [
      [
        'a document is made for who has gone',
        'const stay = onceAborted(signal, () => {',
        'const stay = onceAborted(undefined, () => {',
      ],
    ],
  ),
  ...breaksOf(
    'src/app/serve/limits.ts',
    ['src/app/serve/limits.test.ts'],
    [
      [
        'one officer asks for as many documents as they like',
        'MAX_DOCUMENTS = 10',
        'MAX_DOCUMENTS = 1000',
      ],
      [
        'a call counts as running once it is answered',
        'const left = (running[kind].get(of) ?? 0) - 1',
        'const left = running[kind].get(of) ?? 0',
      ],
    ],
  ),
  ...breaksOf(
    'src/platform/once-gone.ts',
    ['src/app/serve/limits.test.ts'],
    [
      [
        'a caller who left before it was known who they are is counted for ever',
        'if (answer.closed || answer.destroyed || socket.destroyed) {',
        'if (answer.writableFinished) {',
      ],
      [
        'calls that one connection sent together are counted for ever',
        'others.add(gone)',
        'others.delete(gone)',
      ],
    ],
  ),
  ...breaksOf(
    'src/app/serve/route.ts',
    ['src/app/serve/sends.test.ts'],
    [
      [
        'what scales send waits inside connections',
        'await (isSend(call) ? inTurnOfScales(ctx, untilClosed(reply), work) : work())',
        'await (isSend({ ...call, roles: [] }) ? inTurnOfScales(ctx, untilClosed(reply), work) : work())',
      ],
    ],
  ),
  ...breaksOf(
    'src/platform/pools.ts',
    ['src/tests/scenarios/database-away.test.ts'],
    [
      [
        'changes take every connection, and no list is shown',
        'const LEFT_TO_READS = 4',
        'const LEFT_TO_READS = 0',
      ],
    ],
  ),
  ...breaksOf(
    'src/platform/live/streams.ts',
    ['src/app/serve/limits.test.ts'],
    [
      [
        'an officer opens as many streams as they like',
        'theirs.slice(0, -MAX_STREAMS)',
        'theirs.slice(0, 0)',
      ],
    ],
  ),
  ...breaksOf(
    'src/app/serve/bodies.ts',
    ['src/app/serve/bodies.test.ts'],
    [
      [
        'a stranger may send a megabyte',
        "(roles === 'public' ? PUBLIC_BODY_LIMIT : DEFAULT_BODY_LIMIT)",
        'DEFAULT_BODY_LIMIT',
      ],
    ],
  ),
  ...breaksOf(
    'src/app/serve/screens.ts',
    ['src/app/serve/screens.test.ts'],
    [
      [
        'every address is the page, also where a monitor asks',
        'if (isBuilt && (isScreen(address) || isByPerson))',
        'if (isBuilt)',
      ],
    ],
  ),
  ...breaksOf(
    'src/app/serve/headers.ts',
    ['src/app/serve/headers.test.ts'],
    [
      ['browsers are held to https where there is none', "request.protocol === 'https'", 'true'],
      ['somebody keeps what a call answers', "reply.header('cache-control', 'no-store')", ''],
    ],
  ),
  ...breaksOf(
    'src/app/monitor/serve-monitor.ts',
    ['src/app/monitor/serve-monitor.test.ts'],
    [['a proxy shows the metrics to strangers', 'return !isPassedOn &&', 'return']],
  ),
  ...breaksOf(
    'src/app/monitor/watch-requests.ts',
    ['src/app/monitor/watch-requests.test.ts'],
    [
      ['secrets of links are logged', "(url.split('?')[0] ?? '')", 'url'],
      ['each refusal of an outage has a line', '|| spell.note()', '|| spell.note() || true'],
      ['who waits for a turn to sign in is told as slow', 'elapsedTime - queued', 'elapsedTime'],
    ],
  ),
  ...breaksOf(
    'src/app/monitor/watch-requests.ts',
    ['src/app/monitor/left-callers.test.ts'],
    [
      ['who goes away is counted as answered', 'note(request, reply, LEFT)', '{}'],
      ['who waits for the answer is counted as gone, too', 'noted.has(reply) ||', ''],
    ],
  ),
  ...breaksOf(
    'src/platform/timed-jobs.ts',
    ['src/platform/job-failures.test.ts'],
    [
      [
        'each job that waits for the database has a line',
        'if (failures === 1) logError',
        'logError',
      ],
      [
        'another fault is lost in an outage',
        'if (!isAway(err)) {',
        'if (!failures && !isAway(err)) {',
      ],
    ],
  ),
  ...breaksOf(
    'src/platform/reach-database.ts',
    ['src/platform/reach-database.test.ts'],
    [
      ['a wrong password is told as any fault', '/^(28P01|28000)$/', '/^28000$/'],
      ['a socket that is not there is told as any fault', '|ENOENT)', ')'],
    ],
  ),
  ...breaksOf(
    'src/app/serve/route.ts',
    ['src/app/serve/route.test.ts'],
    [['nobody learns that a caller has gone', 'if (!reply.raw.writableFinished) leave()', '']],
  ),
  ...breaksOf(
    'src/platform/awaited-read.ts',
    ['src/platform/awaited-read.test.ts'],
    [
      ['a read that nobody waits for goes on in the database', 'cancelQuery(client)\n', '\n'],
      ['a write is cut where nobody waits for it', 'awaited.run(undefined, work)', 'work()'],
      ['who has gone gets a connection all the same', 'if (this.#isAbandoned) {', 'if (false) {'],
    ],
  ),
  ...breaksOf(
    'embedded-postgres/machine-settings.ts',
    ['embedded-postgres/machine-settings.test.ts'],
    [['a commit is lost with the power', "synchronous_commit: 'on'", "synchronous_commit: 'off'"]],
  ),
]

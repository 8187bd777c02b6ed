import { breaksOf } from './list.js'

const FRAMES = ['scale-agent/indicator/connect.test.ts']
const QUEUE = ['scale-agent/queue/journal.test.ts', 'scale-agent/queue/queue.test.ts']
const SENDER = ['scale-agent/sending/sender.test.ts']
const FOLDER = ['scale-agent/folder/watch-folder.test.ts']

/** The scale agent, from the indicator to the server. */
export default [
  ...breaksOf('scale-agent/indicator/live-weight.ts', FRAMES, [
    ['a frame with a lost digit is a weight', 'const EQUAL_FRAMES = 3', 'const EQUAL_FRAMES = 1'],
    ['a tare is no reason to wait', "if (last.isNet) return { state: 'net', kg: last.kg }", ''],
  ]),
  ...breaksOf('scale-agent/queue/journal.ts', QUEUE, [
    ['a torn line stays in the journal', 'await handle.truncate(end)', ''],
    ['what a full disk took a part of stays', 'await handle.truncate(size).catch(() => {})', ''],
    ['a spoilt line is read', 'if (sum !== checksum(text)) {', 'if (false) {'],
  ]),
  ...breaksOf('scale-agent/queue/state.ts', QUEUE, [
    ['a shortened journal forgets the trucks inside', '...[...state.inside.values()]', '...[]'],
    [
      'a truck that is weighed out stays inside',
      'if (ticket.WeightTimeOut) leave',
      'if (false) leave',
    ],
    ['a shortened journal forgets the voids', '...[...state.voids.values()]', '...[]'],
    ['a void goes before its weighing', ' && !isWaiting(ticket.WeightScaleIDIn)', ''],
  ]),
  ...breaksOf('scale-agent/queue/queue.ts', QUEUE, [
    [
      'numbers begin again in an empty folder',
      'if (lastNumbers) Object.assign(state, greater(state, lastNumbers))',
      '',
    ],
  ]),
  ...breaksOf('scale-agent/sending/send.ts', SENDER, [
    [
      'a void whose answer was lost is refused',
      "data.code === 'ticket.voided' ? {} : { refusal: data.message }",
      '{ refusal: data.message }',
    ],
  ]),
  ...breaksOf('scale-agent/sending/sender.ts', SENDER, [
    [
      'a batch that is refused whole waits for ever',
      "result.fault !== 'notTaken' || items",
      'true || items',
    ],
    ['wrong times are sent as they are', 'await correctTimes(queue, clock, run)', ''],
  ]),
  ...breaksOf('scale-agent/folder/watch-folder.ts', FOLDER, [
    ['a busy file is never read', 'const CHANGES_OF_BUSY = 10', 'const CHANGES_OF_BUSY = 1e9'],
  ]),
]

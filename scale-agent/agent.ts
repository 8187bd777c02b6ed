import { randomUUID } from 'node:crypto'
import { createBridge } from './bridge/bridge.ts'
import { watchFolder } from './folder/watch-folder.ts'
import { connectIndicator } from './indicator/connect.ts'
import { watchPrinter } from './printing/read-printer.ts'
import { createTurns } from './queue/journal.ts'
import { openQueue } from './queue/queue.ts'
import { createClock } from './sending/clock.ts'
import { keepLists } from './sending/lists.ts'
import { sendBatch } from './sending/send.ts'
import { startSender } from './sending/sender.ts'
import { besideSettings, type Settings } from './settings.ts'
import { viewOf } from './view.ts'

/** A running agent: what is read, weighed and sent by the settings it was given last. */
export type Agent = Awaited<ReturnType<typeof openAgent>>

/** So often the bridge is looked at. */
const LOOK_MS = 200

/** Opens the queue and begins to work; `changed` is called when what the page shows has changed. */
export async function openAgent(file: string, first: Settings, changed: () => void) {
  const run = randomUUID()
  const clock = createClock()
  let hurry = () => {}
  const data = besideSettings(file, first.dataFolder)
  const wake = () => {
    hurry()
    changed()
  }
  const queue = await openQueue(data, wake, `${file}.numbers`)
  const start = (settings: Settings) => {
    const indicator = settings.indicator && connectIndicator(settings.indicator)
    const show = () => indicator?.show() ?? { state: 'off' as const, kg: null }
    const server = serverOf(settings)
    const isBridge = settings.indicator !== null
    const sender = startSender({ queue, clock, server, run, isBridge, changed })
    hurry = sender.hurry
    const folder = settings.folder && watchFolder({ settings: settings.folder, queue, changed })
    const keeper = keepLists({ folder: data, server, clock, changed })
    const { lists } = keeper
    const isPrinting = settings.prints && isBridge
    const watch = isPrinting ? watchPrinter(changed) : undefined
    const printer = () => watch?.state() ?? 'unknown'
    const bridge = createBridge({ queue, clock, run, settings, show, printer, lists })
    const timer = setInterval(bridge.watch, LOOK_MS)
    const stop = async () => {
      clearInterval(timer)
      await Promise.all([
        indicator?.stop(),
        folder?.stop(),
        sender.stop(),
        keeper.stop(),
        watch?.stop(),
      ])
    }
    return { settings, show, sender, folder, bridge, lists, printer, stop }
  }
  let parts = start(first)
  const inTurn = createTurns()
  return {
    queue,
    bridge: () => parts.bridge,
    show: () => parts.show(),
    settings: () => parts.settings,
    lists: () => parts.lists(),
    view: () =>
      viewOf({
        queue,
        clock,
        settings: parts.settings,
        connection: parts.sender.connection(),
        folder: parts.folder?.state(),
        lists: parts.lists(),
        printer: parts.printer(),
      }),
    /** Works by other settings from now on. */
    use: (settings: Settings) =>
      inTurn(async () => {
        await parts.stop()
        parts = start(settings)
        changed()
      }),
    /** Asks the server now, with the settings in use or others. */
    test: async (settings = parts.settings) => {
      const server = serverOf(settings)
      return server ? sendBatch(server, [], { clock }) : { fault: 'notSet' as const }
    },
    close: async () => {
      await parts.stop()
      await queue.close()
    },
  }
}

function serverOf({ server, token }: Settings) {
  return server && token ? { address: server, token } : undefined
}

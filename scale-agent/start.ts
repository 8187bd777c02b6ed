import { once } from 'node:events'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { StartupError } from '../src/platform/startup-error.ts'
import { openAgent } from './agent.ts'
import { holdAlone } from './hold-alone.ts'
import { servePage } from './page/serve-page.ts'
import { besideSettings, readSettings } from './settings.ts'

/** Runs the agent of one weighbridge until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const stop = new AbortController()
  process.on('SIGTERM', () => stop.abort()).on('SIGINT', () => stop.abort())
  try {
    await run(stop.signal)
  } catch (error) {
    console.error(error instanceof StartupError ? error.message : error)
    process.exitCode = 1
  }
  process.exit()
}

async function run(stop: AbortSignal): Promise<void> {
  const file = settingsFile()
  const settings = await readSettings(file)
  const token = process.env.SCALE_AGENT_TOKEN || settings.token
  const release = await holdAlone(besideSettings(file, settings.dataFolder))
  let changed = () => {}
  const agent = await openAgent(file, { ...settings, token }, () => changed())
  const page = await servePage({ agent, file, port: settings.port })
  changed = page.changed
  console.log(`โปรแกรมเครื่องชั่งพร้อมที่ / scale agent ready at  ${page.address}`)
  if (!stop.aborted) await once(stop, 'abort')
  await page.close()
  await agent.close()
  await release()
}

/** A file is named as seen from where npm was called. */
function settingsFile(): string {
  try {
    const { values } = parseArgs({ options: { settings: { type: 'string' } } })
    return path.resolve(process.env.INIT_CWD ?? '', values.settings ?? 'scale-agent.json')
  } catch {
    throw new StartupError(
      'ใช้: npm run scale-agent -- --settings ไฟล์',
      'Use: npm run scale-agent -- --settings FILE',
    )
  }
}

await main()

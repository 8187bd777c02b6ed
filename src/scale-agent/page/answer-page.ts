import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Agent } from '../agent.ts'
import { WeighingRefusal } from '../bridge/bridge.ts'
import { listSerialPorts } from '../indicator/serial-port.ts'
import { parseSettings, type Settings, saveSettings } from '../settings.ts'

const text = (max: number) => z.string().trim().max(max)
const truck = z.strictObject({
  plate: text(100),
  customerCode: text(50),
  customerName: text(200),
  productCode: text(50),
  remark: text(200),
})
const ofTicket = z.strictObject({ id: z.string() })
const ofItem = z.strictObject({ n: z.int() })

/** What the page asks for. A refusal is 400 with the word that says why; what the disk refused, 500. */
export function answerPage(app: FastifyInstance, agent: Agent, file: string): void {
  const { queue } = agent
  app.post('/api/weighIn', ({ body }) => agent.bridge().weighIn(truck.parse(body)))
  app.post('/api/weighOut', ({ body }) => agent.bridge().weighOut(ofTicket.parse(body).id))
  app.post('/api/leave', ({ body }) => queue.leave(ofTicket.parse(body).id).then(done))
  app.post('/api/dismiss', ({ body }) => queue.dismiss(ofItem.parse(body).n).then(done))
  app.post('/api/resend', async ({ body }) => {
    const item = queue.state.refused.get(ofItem.parse(body).n)
    if (item) await queue.resend(item)
    return done()
  })
  app.post('/api/test', () => agent.test())
  app.get('/api/settings', async () => ({
    settings: withoutToken(agent.settings()),
    hasToken: agent.settings().token !== '',
    ports: await listSerialPorts().catch(() => []),
  }))
  app.post('/api/settings', async ({ body }, reply) => {
    const { dataFolder, port, token } = agent.settings()
    const sent = z.record(z.string(), z.unknown()).parse(body)
    const parsed = parseSettings({ ...sent, dataFolder, port, token: sent.token || token })
    if ('faults' in parsed) return reply.code(400).send(parsed)
    await saveSettings(file, parsed.settings)
    await agent.use(parsed.settings)
    return agent.test()
  })
  app.setErrorHandler((error, _, reply) => {
    if (error instanceof WeighingRefusal) {
      return reply.code(400).send({ key: error.key, params: error.params })
    }
    const status = error instanceof z.ZodError ? 400 : 500
    return reply.code(status).send({ key: 'page.failed', params: { detail: codeOf(error) } })
  })
}

function done() {
  return {}
}

function withoutToken({ token, ...settings }: Settings) {
  return settings
}

function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}

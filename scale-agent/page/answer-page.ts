import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Agent } from '../agent.ts'
import { WeighingRefusal } from '../bridge/bridge.ts'
import { listSerialPorts } from '../indicator/serial-port.ts'
import { parseSettings, type Settings, saveSettings } from '../settings.ts'
import { ticketOf } from '../view.ts'
import { type WordKey, words } from '../words.ts'
import { TRUCK_FIELDS } from './truck-fields.ts'

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, 'v.long' satisfies WordKey)
const truck = z.strictObject({
  plate: text(TRUCK_FIELDS.plate),
  customerCode: text(TRUCK_FIELDS.customerCode),
  customerName: text(TRUCK_FIELDS.customerName),
  remark: text(TRUCK_FIELDS.remark),
  productCode: text(50),
  isNewCustomer: z.boolean().optional(),
  otherTruck: text(200).optional(),
})
const withReason = z.strictObject({ reason: text(200).min(1) })
const voiding = z.strictObject({ id: z.string(), reason: text(200).min(1) })
const ofTicket = z.strictObject({ id: z.string() })
const ofItem = z.strictObject({ n: z.int() })

/** What the page asks for. A refusal is 400 with the word that says why; what the disk refused, 500. */
export function answerPage(app: FastifyInstance, agent: Agent, file: string): void {
  const { queue } = agent
  app.post('/api/weighIn', async ({ body }, reply) => {
    const { data, error } = truck.safeParse(body)
    if (!data) return reply.code(400).send({ faults: faultsOf(error) })
    return ticketOf(await agent.bridge().weighIn(data))
  })
  app.post('/api/weighOut', async ({ body }) => {
    const { unprinted, ...ticket } = await agent.bridge().weighOut(ofTicket.parse(body).id)
    return { ...ticketOf(ticket), unprinted }
  })
  const press = <Input>(
    call: string,
    input: z.ZodType<Input>,
    work: (input: Input) => Promise<unknown> | undefined,
  ) =>
    app.post(`/api/${call}`, async ({ body }) => {
      await work(input.parse(body))
      return {}
    })
  press('leave', ofTicket, ({ id }) => queue.leave(id))
  press('void', voiding, ({ id, reason }) => agent.bridge().voidWeighIn(id, reason))
  press('takeVoidBack', ofTicket, ({ id }) => agent.bridge().takeVoidBack(id))
  press('seeVoid', ofTicket, ({ id }) => queue.seeVoid(id))
  press('free', withReason, ({ reason }) => agent.bridge().free(reason))
  press('printed', ofItem, ({ n }) => queue.print(n))
  press('dismiss', ofItem, ({ n }) => queue.dismiss(n))
  press('resend', ofItem, ({ n }) => {
    const item = queue.state.refused.get(n)
    return item && queue.resend(item)
  })
  app.get('/api/lists', async () => agent.lists())
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
    if (error instanceof z.ZodError) return reply.code(400).send({ key: 'page.wrong', params: {} })
    return reply.code(500).send({ key: 'page.failed', params: { detail: codeOf(error) } })
  })
}

/** What is wrong with a truck, by field; what no field of the page sends is of the wrong kind. */
function faultsOf({ issues }: z.ZodError): { path: string; key: WordKey }[] {
  return issues.map(({ path, message }) => ({
    path: path.join('.'),
    key: message in words ? (message as WordKey) : 'v.wrongKind',
  }))
}

function withoutToken({ token, ...settings }: Settings) {
  return settings
}

function codeOf(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code ?? message
}

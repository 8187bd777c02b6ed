import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { faultOf, post } from './post.ts'

test('what the server has no turn for is sent again when it says so', async () => {
  const server = createServer((_, response) => {
    response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '7' })
    response.end(JSON.stringify({ code: 'sys.busy', message: 'มีงานอื่นกำลังบันทึก' }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const sent = { path: 'scale/ImportTickets', body: '{}' }
  const answer = await post({ address, token: 'a' }, sent, faultOf, { clock: createClock() })
  expect(answer).toEqual({ fault: 'failing', detail: 'มีงานอื่นกำลังบันทึก', waitMs: 7000 })
  server.close()
})

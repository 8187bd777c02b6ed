import { once } from 'node:events'
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net'

/** A line to a server on this machine that can be cut, as a network is. */
export interface CutLine {
  address: string
  cut(): void
  fix(): void
  close(): void
}

/** Opens a line to `port`. */
export async function openCutLine(port: number | (() => number)): Promise<CutLine> {
  let isCut = false
  const open = new Set<Socket>()
  const hold = (socket: Socket, other: () => Socket | undefined) => {
    open.add(socket)
    socket
      .on('error', () => {})
      .on('close', () => {
        open.delete(socket)
        other()?.destroy()
      })
  }
  const server = createServer((client) => {
    if (isCut) return void client.on('error', () => {}).resetAndDestroy()
    const host = createConnection({
      port: typeof port === 'number' ? port : port(),
      host: '127.0.0.1',
    })
    hold(client, () => host)
    hold(host, () => client)
    client.pipe(host).pipe(client)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const cut = () => {
    isCut = true
    for (const socket of open) socket.destroy()
  }
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut,
    fix: () => {
      isCut = false
    },
    close: () => {
      cut()
      server.close()
    },
  }
}

import pg from 'pg'
import { cutConnection } from './cancel-query.ts'
import { onceAborted } from './once-gone.ts'

/** Does `work` on a connection of its own to the database at `url`, which is cut once `signal` is aborted. */
export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
  { signal, ...config }: Omit<pg.ClientConfig, 'connectionString'> & { signal?: AbortSignal } = {},
): Promise<T> {
  const client = new pg.Client({ ...config, connectionString: url })
  // A connection that is lost is told by the query that runs.
  client.on('error', () => {})
  const stay = onceAborted(signal, () => cutConnection(client))
  try {
    await client.connect()
    return await work(client)
  } finally {
    stay()
    await client.end().catch(() => {})
  }
}

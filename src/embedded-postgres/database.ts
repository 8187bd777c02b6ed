import pg from 'pg'

/** The address of the mill's database on the server at `url`, made where it is missing. */
export async function ensureDatabase(url: string, name = 'palm_scale'): Promise<string> {
  const exists = await ask(url, 'select 1 from pg_database where datname = $1', [name])
  if (!exists) await ask(url, `create database ${name}`)
  const address = new URL(url)
  address.pathname = name
  return address.href
}

/** Whether the query answers a row. */
async function ask(url: string, sql: string, values: string[] = []): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return Boolean((await client.query(sql, values)).rowCount)
  } finally {
    await client.end()
  }
}

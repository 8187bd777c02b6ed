import pg from 'pg'

/**
 * The address of the mill's database on the server at `url`, made where it is missing. One whose
 * first start did not finish has no row in `installation` and is made anew; PostgreSQL refuses that
 * while somebody else is still filling it.
 */
export async function ensureDatabase(url: string, name = 'palm_scale'): Promise<string> {
  const address = new URL(url)
  address.pathname = name
  const exists = await ask(url, 'select 1 from pg_database where datname = $1', [name])
  if (exists && (await isFinished(address.href))) return address.href
  if (exists) await ask(url, `drop database ${name}`)
  await ask(url, `create database ${name}`)
  return address.href
}

async function isFinished(url: string): Promise<boolean> {
  const known = await ask(url, "select 1 where to_regclass('installation') is not null")
  return known && ask(url, 'select 1 from installation')
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

import { Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { openTestDatabase } from '../tests/database.ts'
import {
  afterCommit,
  db,
  inOwnTransaction,
  query,
  settleAtCommit,
  snapshot,
  transaction,
} from './db.ts'

const url = await openTestDatabase()

const add = (code: string) =>
  db().insertInto('number_sequences').values({ code, name: code }).execute()
const codes = async () => {
  const rows = await db().selectFrom('number_sequences').select('code').orderBy('code').execute()
  return rows.map(({ code }) => code)
}

test('an error rolls back everything, also the writes of an inner transaction', async () => {
  const work = transaction(async () => {
    await add('outer')
    await transaction(() => add('inner'))
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await codes()).toEqual([])
})

test('writes in an own transaction stay when the outer one is rolled back', async () => {
  const work = transaction(async () => {
    await add('undone')
    await inOwnTransaction(() => add('counted'))
    throw new Error('no')
  })
  await expect(work).rejects.toThrow('no')
  expect(await codes()).toEqual(['counted'])
})

test('effects run after the commit and see it; of an undone transaction none runs', async () => {
  const seen: string[][] = []
  await transaction(async () => {
    afterCommit(async () => seen.push(await codes()))
    await add('committed')
    expect(seen).toEqual([])
  })
  expect(seen).toEqual([['committed', 'counted']])
  const never = vi.fn()
  await transaction(async () => {
    afterCommit(never)
    throw new Error('no')
  }).catch(() => {})
  expect(never).not.toHaveBeenCalled()
})

test('an effect that fails does not fail what was committed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await transaction(async () => {
    afterCommit(() => {
      throw new Error('mail server')
    })
    await add('kept')
  })
  expect(await codes()).toContain('kept')
  expect(logged).toHaveBeenCalledOnce()
})

test('a snapshot sees one moment and writes nothing', async () => {
  await snapshot(async () => {
    const before = await codes()
    await inOwnTransaction(() => add('meanwhile'))
    expect(await codes()).toEqual(before)
  })
  await expect(snapshot(() => add('forbidden'))).rejects.toThrow(/read-only/)
  expect(await codes()).toContain('meanwhile')
})

test('a connection that the database ends amid its work fails that work and nothing else', async () => {
  const work = transaction(async () => {
    await add('lost')
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db())
  })
  await expect(work).rejects.toThrow()
  await add('afterwards')
  expect(await codes()).toContain('afterwards')
  expect(await codes()).not.toContain('lost')
})

test('many writers that each count separately do not wait for one another for ever', async () => {
  const work = (n: number) => transaction(() => inOwnTransaction(() => add(`n${n}`)))
  await Promise.all(Array.from({ length: 40 }, (_, n) => work(n)))
  expect((await codes()).filter((code) => code.startsWith('n'))).toHaveLength(40)
})

test('what was sent last is committed with the rest, and nothing is where it fails', async () => {
  const insert = (code: string) =>
    query('insert into number_sequences (code, name) values ($1, $1)', [code])
  await transaction(() => settleAtCommit(insert('last')))
  expect(await codes()).toContain('last')
  const again = transaction(async () => {
    await add('before')
    await settleAtCommit(insert('last'))
  })
  await expect(again).rejects.toThrow(/duplicate key/)
  expect(await codes()).not.toContain('before')
  await expect(settleAtCommit(insert('last'))).rejects.toThrow(/duplicate key/)
})

test('an error that was caught on the way is not answered with success: nothing is committed', async () => {
  const never = vi.fn()
  await add('taken')
  const work = transaction(async () => {
    afterCommit(never)
    await add('unsaved')
    await add('taken').catch(() => {})
  })
  await expect(work).rejects.toThrow('Nothing is committed')
  expect(never).not.toHaveBeenCalled()
  expect(await codes()).not.toContain('unsaved')
})

test('what the database refuses at the commit is rolled back and has no effects', async () => {
  const never = vi.fn()
  await sql`create table checked_late (of text references number_sequences (code)
    deferrable initially deferred)`.execute(db())
  const work = transaction(async () => {
    afterCommit(never)
    await add('refused late')
    await settleAtCommit(query('insert into checked_late values ($1)', ['nobody']))
  })
  await expect(work).rejects.toThrow(/foreign key/)
  expect(never).not.toHaveBeenCalled()
  expect(await codes()).not.toContain('refused late')
})

test('what a transaction did not wait for writes nothing after its end', async () => {
  let late: Promise<unknown> | undefined
  const slow = async () => {
    await add('in time')
    await new Promise((resolve) => setTimeout(resolve, 20))
    await add('late')
  }
  await transaction(async () => {
    late = expect(slow()).rejects.toThrow('The transaction is over')
  })
  await late
  const failing = transaction(async () => {
    late = expect(slow()).rejects.toThrow()
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await late
  expect(await codes()).not.toContain('late')
})

test('a connection that has lost a prepared statement fails once', async () => {
  // Modules of its own, which have prepared nothing yet: of many statements those that come last are not prepared.
  vi.resetModules()
  const own = await import('./db.ts')
  own.openDatabase(url)
  const read = () => own.query('select 1')
  const losing = own.transaction(async () => {
    await read()
    await sql`deallocate all`.execute(own.db())
    await read()
  })
  await expect(losing).rejects.toThrow(/does not exist/)
  await expect(own.transaction(read)).resolves.toBeDefined()
  await own.closeDatabase()
})

test('what is not waited for goes out in one packet with the commit, so that a line it loses leaves nothing unsure', async () => {
  const socket = Socket.prototype as unknown as Record<'_writev', (sent: Buffer[]) => void>
  const written = vi.spyOn(socket, '_writev')
  await transaction(async () => {
    await query('select 1')
    written.mockClear()
    await settleAtCommit(query(ADD, ['packed']))
    await settleAtCommit(query(ADD, ['packed too']))
  })
  // The socket has put the bytes in the place of what it was given.
  const packets = written.mock.calls.map(([sent]) => Buffer.concat(sent).toString('latin1'))
  written.mockRestore()
  expect(packets).toHaveLength(1)
  for (const part of ['packed', 'packed too', 'commit']) expect(packets[0]).toContain(part)
})

const ADD = 'insert into number_sequences (code, name) values ($1, $1)'

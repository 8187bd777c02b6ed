import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { db } from '../platform/db.ts'
import { makeEmptyDatabase } from '../tests/database.ts'
import { openMill } from './mill.ts'
import { readSettings } from './settings.ts'

const url = await makeEmptyDatabase()

let dataDir: string

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'mill-'))
})

afterEach(() => rm(dataDir, { recursive: true, force: true }))

function settings(more: NodeJS.ProcessEnv) {
  return readSettings({ PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir, ...more })
}

test('a configured empty database is migrated, gets its Super Admin, and answers', async () => {
  const mill = await openMill(settings({ DATABASE_URL: url }))
  try {
    expect(mill.installation).toMatchObject({ kind: 'mill', password: expect.any(String) })
    const answer = await fetch(`${mill.address}/api/openapi.json`)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ openapi: '3.1.0' })
  } finally {
    await mill.close()
  }
  await expect(fetch(mill.address)).rejects.toThrow()
  expect(() => db()).toThrow('No database is open')
})

test('a mill that is stopped while it opens closes what it has opened', async () => {
  const stop = new AbortController()
  const opening = openMill(settings({ DATABASE_URL: url }), stop.signal)
  setTimeout(() => stop.abort(), 1)
  await expect(opening).rejects.toThrow()
  expect(() => db()).toThrow('No database is open')
})

test('a port in use is reported in a sentence, and what was opened is closed', async () => {
  const first = await openMill(settings({ DATABASE_URL: url }))
  const PORT = new URL(first.address).port
  try {
    const second = settings({ DATABASE_URL: url, PORT })
    await expect(openMill(second)).rejects.toThrow(`Port ${PORT} is in use`)
    expect(() => db()).toThrow('No database is open')
  } finally {
    await first.close()
  }
})

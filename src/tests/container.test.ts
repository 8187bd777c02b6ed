import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { readSettings, SETTINGS } from '../app/settings.ts'
import { packageRoot } from '../platform/package-root.ts'

const read = (file: string) => readFileSync(path.join(packageRoot, file), 'utf8')
const dockerfile = read('Dockerfile')
const manifest = JSON.parse(read('package.json'))

test('the image has a Node that the product takes, in both stages', () => {
  const versions = [...dockerfile.matchAll(/^FROM node:(\d+)-slim/gm)].map(([, major]) =>
    Number(major),
  )
  expect(versions).toHaveLength(2)
  expect(new Set(versions).size).toBe(1)
  const least = Number(/>=(\d+)/.exec(manifest.engines.node)?.[1])
  expect(versions[0]).toBeGreaterThanOrEqual(least)
})

test('what is copied from the sources is there, and what is started is built', () => {
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files = '']) =>
    files.split(' '),
  )
  expect(copied).toContain('package-lock.json')
  for (const file of copied)
    expect([file, existsSync(path.join(packageRoot, file))]).toEqual([file, true])
  expect(manifest.scripts.build).toBeDefined()
  const started = /^CMD .*"dist\/server\/(.+)\.js"\]$/m.exec(dockerfile)?.[1]
  expect(existsSync(path.join(packageRoot, `${started}.ts`))).toBe(true)
  // What the server reads beside its program.
  for (const folder of ['migrations', 'src', 'dist', 'node_modules']) {
    expect(dockerfile).toContain(`COPY --from=build /app/${folder} ${folder}\n`)
  }
})

test('it runs as nobody in particular, and is well where it is ready', () => {
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m)
})

interface Service {
  environment: Record<string, string>
  volumes: string[]
  command?: string[]
  depends_on: Record<string, { condition: string }>
}

/** Compose's file as its own reader has it, with the variables that it takes from `.env`. */
function composeWith(env: Record<string, string>) {
  const filled = read('compose.yaml').replaceAll(
    /\$\{(\w+):([?-])([^}]*)\}/g,
    (_, name, kind, otherwise) => env[name] || (kind === '-' ? otherwise : 'x'),
  )
  return parse(filled, { merge: true }).services as Record<'mill' | 'backup' | 'database', Service>
}

const OF_IMAGE = [...dockerfile.matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
  line.split(' ').map((one) => one.split('=') as [string, string]),
)
const NEEDED = { ADMIN_EMAIL: 'a@mill.example', PUBLIC_URL: 'https://palm.mill.example' }

test('every setting is the image’s or passed on to the mill, and nothing else is', () => {
  const { mill, backup } = composeWith({})
  const ofImage = OF_IMAGE.map(([name]) => name)
  expect(ofImage.sort()).toEqual(['DATA_DIR', 'HOST', 'NODE_ENV', 'PORT'])
  expect([...Object.keys(mill.environment), ...ofImage].sort()).toEqual([...SETTINGS].sort())
  expect(backup.environment).toEqual(mill.environment)
  const said = Object.fromEntries(SETTINGS.map((name) => [name, `said-${name}`]))
  const { DATABASE_URL, ...passedOn } = composeWith({ ...said, DB_PASSWORD: 'pw' }).mill.environment
  expect(DATABASE_URL).toBe('postgres://palm:pw@database/palm')
  for (const [name, value] of Object.entries(passedOn)) expect(value).toBe(`said-${name}`)
})

test('the mill beside its database is set as the product understands it', () => {
  const { mill, database } = composeWith({ ...NEEDED, DB_PASSWORD: 'pw' })
  const env = Object.fromEntries(
    Object.entries(mill.environment).map(([name, value]) => [name, value ?? '']),
  )
  const chosen = { ACCOUNT_CONFIRM: 'tell', PRICE_CHECKER: 'off' }
  const settings = readSettings({ ...Object.fromEntries(OF_IMAGE), ...env, ...chosen })
  expect(settings).toMatchObject({
    databaseUrl: 'postgres://palm:pw@database/palm',
    production: true,
    host: '0.0.0.0',
    trustProxy: ['uniquelocal'],
    logLevel: 'info',
    secondFactor: 'off',
  })
  expect(database).toMatchObject({ image: 'postgres:18' })
  expect(mill.depends_on.database?.condition).toBe('service_healthy')
  expect(database.volumes).toEqual(['database:/var/lib/postgresql'])
})

test('the backup of the day is asked for in the folder of the volume, which the image gives to its user', () => {
  const { mill, backup } = composeWith(NEEDED)
  const { dataDir } = readSettings({ DATA_DIR: Object.fromEntries(OF_IMAGE).DATA_DIR })
  expect(backup.volumes).toEqual([`backups:${dataDir}/backups`])
  expect(mill.volumes).toEqual(backup.volumes)
  expect(dockerfile).toContain(`mkdir -p ${dataDir}/backups && chown -R node:node ${dataDir}\n`)
  expect(backup.command?.[2]).toMatch(/^while :; do node (\S+) --daily; sleep 3600; done$/)
  const [, built = ''] = /dist\/server\/(\S+)\.js/.exec(backup.command?.[2] ?? '') ?? []
  expect(existsSync(path.join(packageRoot, `${built}.ts`))).toBe(true)
})

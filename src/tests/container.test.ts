import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSettings } from '../app/settings.ts'
import { packageRoot } from '../platform/package-root.ts'

const read = (file: string) => readFileSync(path.join(packageRoot, file), 'utf8')
const dockerfile = read('Dockerfile')
const compose = read('compose.yaml')
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
  expect(existsSync(path.join(packageRoot, 'src', `${started}.ts`))).toBe(true)
  // What the server reads beside its program.
  for (const folder of ['migrations', 'src', 'dist', 'node_modules']) {
    expect(dockerfile).toContain(`COPY --from=build /app/${folder} ${folder}\n`)
  }
})

test('it runs as nobody in particular, and is well where it is ready', () => {
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK [\s\S]*\/readyz/m)
})

test('the mill beside its database is set as the product understands it', () => {
  const block = /environment:\n((?: {6}.+\n)+)/.exec(compose)?.[1] ?? ''
  const env = Object.fromEntries(
    [...block.matchAll(/^ {6}(\w+): (.+)$/gm)].map(([, name, value = '']) => [
      name,
      value.replaceAll(/\$\{\w+:\?[^}]+\}/g, 'x').replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1'),
    ]),
  )
  const settings = readSettings({
    ...env,
    ACCOUNT_CONFIRM: 'require',
    PRICE_CHECKER: 'on',
    ADMIN_EMAIL: 'a@mill.example',
    PUBLIC_URL: 'https://palm.mill.example',
    NODE_ENV: 'production',
  })
  expect(settings.databaseUrl).toBe('postgres://palm:x@database/palm')
  expect(Object.keys(env)).toHaveLength(11)
  expect(read('src/app/settings.ts')).toMatch(
    new RegExp(
      Object.keys(env)
        .map((name) => `(?=[\\s\\S]* ${name}:)`)
        .join(''),
    ),
  )
  expect(compose).toMatch(/^ {4}image: postgres:18$/m)
  expect(compose).toContain('condition: service_healthy')
  expect(compose).toContain('- database:/var/lib/postgresql\n')
})

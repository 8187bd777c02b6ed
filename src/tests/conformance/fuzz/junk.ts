/** What no input should be able to break anything with. */
export const JUNK: unknown[] = [
  null,
  true,
  -1,
  0,
  1.005,
  1e308,
  -0,
  2 ** 53,
  '',
  ' ',
  '\0',
  '\ud800',
  "'; drop table officers; --",
  '%_\\',
  '=CMD()',
  '<img src=x onerror=alert(1)>',
  '../../etc/passwd',
  '๙๙',
  'ก'.repeat(5000),
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '2569-11-20',
  [],
  {},
  [[]],
  { length: 1 },
]

/** A body as it goes over the wire. */
export interface Body {
  payload: string | Buffer
  headers?: Record<string, string>
}

const BOM = Buffer.from([0xef, 0xbb, 0xbf])
const DEEP = 20_000

/** Bodies that are no JSON, or other JSON than they say: `right` cut, doubled, encoded and named otherwise. */
export function brokenBodies(right: unknown): Body[] {
  const json = JSON.stringify(right)
  const typed = (type: string, payload: string | Buffer = json): Body => ({
    payload,
    headers: { 'content-type': type },
  })
  return [
    ...[json.slice(0, -1), `${json}}`, `${json}${json}`, `[${json}]`, `"${json}`, ''].map(asIs),
    ...['{', '[', '"', 'nul', 'NaN', '{"a":NaN}', '{"a":1e999}', "{'a':1}", '{"a":01}'].map(asIs),
    ...['[1,]', '{"a":1,}', '/**/{}', '\0', '{"\\ud800":1}', '"\\u0000"', '\u2028'].map(asIs),
    asIs('['.repeat(DEEP)),
    asIs('['.repeat(DEEP) + ']'.repeat(DEEP)),
    asIs(`${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`),
    ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'].map((key) =>
      asIs(withKey(json, key)),
    ),
    asIs(Buffer.from(json, 'utf16le')),
    asIs(Buffer.from([0xff, 0xfe, ...Buffer.from(json, 'utf16le')])),
    asIs(Buffer.concat([BOM, Buffer.from(json)])),
    asIs(Buffer.from([0x7b, 0x22, 0xa1, 0xcd, 0x22, 0x3a, 0x31, 0x7d])),
    asIs(Buffer.from([0xc0, 0xaf])),
    ...['text/plain', 'text/html', 'application/xml', 'application/x-www-form-urlencoded'].map(
      (type) => typed(type),
    ),
    typed('multipart/form-data; boundary=x', '--x--'),
    typed('application/json; charset=utf-16'),
    typed('application/json, text/plain'),
    typed('nonsense'),
    { payload: json, headers: { 'content-encoding': 'gzip' } },
    { payload: json, headers: { 'idempotency-key': `${'k'.repeat(3000)}\u00e9` } },
    { payload: json, headers: { 'accept-language': ';q=,,*'.repeat(500) } },
  ]
}

/** A body of more than `bytes`. */
export function tooLarge(bytes: number): Body {
  return asIs(`{"a":"${'x'.repeat(bytes)}"}`)
}

export function asIs(payload: string | Buffer): Body {
  return { payload }
}

/** As text, since a literal with `__proto__` would set the prototype. */
function withKey(json: string, key: string): string {
  return `{"${key}":{"polluted":true}${json === '{}' ? '' : ','}${json.slice(1)}`
}

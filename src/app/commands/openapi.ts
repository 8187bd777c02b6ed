import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { packageRoot } from '../../platform/package-root.ts'
import { allCalls } from '../contracts.ts'
import { openapi } from '../openapi/document.ts'

/** `npm run openapi`: writes the document of the calls, which a test holds to the table. */
const file = path.join(packageRoot, 'docs/api/openapi.json')
await mkdir(path.dirname(file), { recursive: true })
await writeFile(file, `${JSON.stringify(openapi(allCalls), null, 1)}\n`)
console.log(`${allCalls.length} calls → docs/api/openapi.json`)

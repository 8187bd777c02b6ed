import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { address } from '../../../../embedded-postgres/adopt.ts'
import { readPassword } from '../../../../embedded-postgres/create.ts'
import { appAddress } from '../../../../embedded-postgres/database.ts'
import { type Product, startProduct } from '../../product.ts'

export const EMAIL = 'boss@mill.example'
export const PASSWORD = 'palm of kill rounds'

/** A mill that brings its own PostgreSQL in `dataDir`, as `npm start` runs it. */
export function startOwnMill(dataDir: string): Promise<Product> {
  return startProduct({
    DATA_DIR: dataDir,
    NODE_ENV: 'production',
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    MILL_NAME: 'โรงงานทดสอบ',
    MILL_ADDRESS: 'สุราษฎร์ธานี',
    ACCOUNT_CONFIRM: 'tell',
    PRICE_CHECKER: 'off',
    LOG_LEVEL: 'error',
  })
}

/** The first process of the PostgreSQL in `dataDir`. */
export async function postmaster(dataDir: string): Promise<number> {
  return Number((await lockLines(dataDir))[0])
}

/** The address of the mill's database where it runs now. */
export async function databaseAddress(dataDir: string): Promise<string> {
  const password = await readPassword(path.join(dataDir, 'postgres'))
  return appAddress(address(Number((await lockLines(dataDir))[3]), password))
}

async function lockLines(dataDir: string): Promise<string[]> {
  return (await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')
}

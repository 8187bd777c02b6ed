import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { makeEmptyDatabase } from '../../database.ts'
import { ask, type Product, type Session, signIn, startProduct } from '../../product.ts'

export const ADMIN = { email: 'boss@mill.example', password: 'the password printed once' }

/** A mill that has never seen the product: an empty database, and officers who come one by one. */
export interface NewMill {
  databaseUrl: string
  product: Product
  /** The answer of a call by the officer of a role. */
  as<Result>(role: number, call: string, input: object): Promise<Result>
  session(role: number): string | undefined
  signIn(role: number, email?: string, password?: string): Promise<void>
  /** Makes an officer, who then chooses a password of their own. */
  addOfficer(role: number): Promise<void>
  /** Drops files on the page of imports and presses its button, once nothing is wrong. */
  importFiles(...files: DroppedFile[]): Promise<Pick<Preview, 'ImportUUID' | 'Counts'>>
}

export interface DroppedFile {
  Name: string
  Base64: string
}

interface Preview {
  ImportUUID: string
  Version: number
  Counts: Record<'Faulty' | 'New' | 'Changed' | 'Unchanged', number>
  Rows: { Faults: object[] }[]
}

const hash = (password: string) => createHash('sha256').update(`SS${password}`).digest('hex')

/** Starts the product on a database without a single table. */
export async function startNewMill(name: string): Promise<NewMill> {
  const databaseUrl = await makeEmptyDatabase()
  const admin = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password }
  const letterhead = { MILL_NAME: name, MILL_ADDRESS: 'อ่าวลึก กระบี่' }
  const product = await startProduct({ DATABASE_URL: databaseUrl, ...letterhead, ...admin })
  const sessions = new Map<number, string>()
  const as: NewMill['as'] = (role, call, input) =>
    ask(product.address, call, input, sessions.get(role))
  const mill: NewMill = {
    databaseUrl,
    product,
    as,
    session: (role) => sessions.get(role),
    signIn: async (role, email = ADMIN.email, password = ADMIN.password) => {
      sessions.set(role, (await signIn(product.address, email, password)).session)
    },
    addOfficer: async (role) => {
      const Email = `officer${role}@mill.example`
      const officer = { Name: `เจ้าหน้าที่ ${role}`, Lastname: 'คลองหลา', Email, Roles: role }
      const Password = hash('only for once')
      await as(0, 'user/SaveUser', { ...officer, Password, PersonnelNumber: `${role}` })
      const first: Session = await signIn(product.address, Email, 'only for once')
      const change = { PresentPassword: Password, Password: hash(`of ${role} alone`) }
      await ask(product.address, 'profile/changePassword', change, first.session)
      await mill.signIn(role, Email, `of ${role} alone`)
    },
    importFiles: async (...Files) => {
      const preview = await as<Preview>(0, 'reference/PreviewImport', { Files })
      expect(preview.Rows.flatMap(({ Faults }) => Faults)).toEqual([])
      const { ImportUUID, Version, Counts } = preview
      await as(0, 'reference/Import', { ImportUUID, Version })
      return { ImportUUID, Counts }
    },
  }
  return mill
}

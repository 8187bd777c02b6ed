import { once } from 'node:events'
import { StartupError } from '../platform/startup-error.ts'
import type { Mill } from './mill.ts'
import { openMill } from './mill.ts'
import { readSettings } from './settings.ts'

const DEMO_ACCOUNTS = `
  superadmin@demo.mill   ผู้ดูแลระบบสูงสุด / Super Admin
  admin@demo.mill        ผู้ดูแลระบบ / Admin
  manager@demo.mill      ผู้จัดการ / Manager
  purchase@demo.mill     จัดซื้อ / Purchasing
  evaluator@demo.mill    ตรวจคุณภาพ / Evaluation
  warehouse@demo.mill    คลังสินค้า / Warehouse
  accounting@demo.mill   บัญชี / Accounting`

/** Runs the mill until SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const stop = new AbortController()
  process.on('SIGTERM', () => stop.abort()).on('SIGINT', () => stop.abort())
  try {
    await run(stop.signal)
  } catch (error) {
    if (!stop.signal.aborted) fail(error)
  }
  // Workers and a watching parent would keep the process.
  process.exit()
}

async function run(stop: AbortSignal): Promise<void> {
  const settings = readSettings(process.env)
  console.log('Palm Scale กำลังเริ่ม / starting …')
  const mill = await openMill(settings, stop)
  printAddress(mill, settings.admin.email)
  try {
    if (!stop.aborted) await Promise.race([once(stop, 'abort'), mill.failure])
  } finally {
    await mill.close()
  }
}

function printAddress({ address, installation }: Mill, adminEmail: string): void {
  console.log(`พร้อมใช้งานที่ / ready at  ${address}`)
  if (installation.kind === 'demo') {
    console.log(`บัญชีสาธิต รหัสผ่าน / demo accounts, password  palm-demo-2569${DEMO_ACCOUNTS}`)
  }
  if (installation.password) {
    console.log(`ผู้ดูแลระบบ ${adminEmail} รหัสผ่าน ${installation.password} แสดงครั้งนี้ครั้งเดียว กรุณาจดไว้`)
    console.log(
      `Super Admin ${adminEmail}, password ${installation.password}: shown only now, write it down`,
    )
  }
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}

await main()

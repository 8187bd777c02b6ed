import type { Mill } from './mill.ts'
import { openMill } from './mill.ts'
import { readSettings } from './settings.ts'
import { StartupError } from './startup-error.ts'

const DEMO_ACCOUNTS = `
  superadmin@demo.mill   ผู้ดูแลระบบสูงสุด / Super Admin
  admin@demo.mill        ผู้ดูแลระบบ / Admin
  manager@demo.mill      ผู้จัดการ / Manager
  purchase@demo.mill     จัดซื้อ / Purchasing
  evaluator@demo.mill    ตรวจคุณภาพ / Evaluation
  warehouse@demo.mill    คลังสินค้า / Warehouse
  accounting@demo.mill   บัญชี / Accounting`

/** Runs the mill until it is told to stop. */
async function main(): Promise<void> {
  const settings = readSettings(process.env)
  console.log('Palm Scale กำลังเริ่ม / starting …')
  const mill = await openMill(settings)
  announce(mill, settings.admin.email)
  closeOnSignal(mill)
}

function announce({ address, installation }: Mill, adminEmail: string): void {
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

/** One Ctrl-C may come several times, from the terminal and from the programs above: only the first counts. */
function closeOnSignal(mill: Mill): void {
  let closing = false
  const stop = () => {
    if (closing) return
    closing = true
    // Workers and a watching parent would keep the process.
    mill
      .close()
      .catch(fail)
      .finally(() => process.exit())
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
}

function fail(error: unknown): void {
  console.error(error instanceof StartupError ? error.message : error)
  process.exitCode = 1
}

await main().catch(fail)

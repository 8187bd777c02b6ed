import type { ErrorCode, ParamName, ServerKey } from './catalogue.ts'

/** One row of the error catalogue: the HTTP status, 400 by default, and what to tell the person, who then knows what to do. */
export interface ErrorRow {
  status?: 401 | 403 | 404 | 405 | 409 | 413 | 415 | 429 | 500 | 503
  th: string
  en: string
}

export type Params = Record<string, string | number>

/** What the sentence of a code fills in; a sentence that fills in nothing needs none. */
type ParamsOf<Code extends ErrorCode> = [ParamName<Code>] extends [never]
  ? [params?: Params, more?: RefusalDetails]
  : [params: Params & Record<ParamName<Code>, string | number>, more?: RefusalDetails]

/** What is wrong with a field: a key of the catalogue, with what fills its sentence where that is not the refusal's. */
export type FieldFault = ServerKey | { key: ServerKey; params: Params }

export interface RefusalDetails {
  fields?: Record<string, FieldFault>
  present?: unknown
}

/** A call's refusal: not a defect, an answer. `code` is a key of the catalogue, `params` fill its sentence. */
export class Refusal extends Error {
  readonly code: ErrorCode
  readonly params: Params
  readonly fields: Record<string, FieldFault>
  /** With 409: the record as it is now. */
  readonly present: unknown

  /** `fields` maps a wire field to what is wrong with it. */
  constructor(code: ErrorCode, params: Params = {}, { fields = {}, present }: RefusalDetails = {}) {
    super(`${code} ${JSON.stringify(params)}`)
    this.name = 'Refusal'
    this.code = code
    this.params = params
    this.fields = fields
    this.present = present
  }
}

/** Throws the refusal `code`; the type says that nothing follows. */
export function refuse<Code extends ErrorCode>(
  code: Code,
  ...[params, more]: ParamsOf<Code>
): never {
  throw new Refusal(code, params, more)
}

/** As `refuse`, the code standing at `field` too. */
export function refuseField<Code extends ErrorCode>(
  field: string,
  code: Code,
  ...[params]: ParamsOf<Code>
): never {
  throw new Refusal(code, params, { fields: { [field]: code } })
}

/** Refusals that the platform itself gives; every call may answer them without declaring them. */
export const errors = {
  'auth.expired': {
    status: 401,
    th: 'หมดเวลาใช้งาน กรุณาเข้าสู่ระบบอีกครั้ง ข้อมูลที่บันทึกแล้วยังอยู่',
    en: 'Your session has ended. Please sign in again. What you saved is kept.',
  },
  'auth.ended': {
    status: 401,
    th: 'มีการออกจากระบบจากที่อื่น กรุณาเข้าสู่ระบบอีกครั้ง ข้อมูลที่บันทึกแล้วยังอยู่',
    en: 'You were signed out elsewhere. Please sign in again. What you saved is kept.',
  },
  'auth.revoked': {
    status: 401,
    th: 'รหัสผ่านหรือบทบาทของคุณเปลี่ยนไป กรุณาเข้าสู่ระบบอีกครั้ง',
    en: 'Your password or role was changed. Please sign in again.',
  },
  'auth.deactivated': {
    status: 401,
    th: 'บัญชีของคุณถูกระงับการใช้งาน กรุณาติดต่อผู้ดูแลระบบของโรงงาน',
    en: 'Your account is deactivated. Please ask an administrator of the mill.',
  },
  'auth.temporaryPassword': {
    status: 403,
    th: 'มีผู้อื่นตั้งรหัสผ่านนี้หรือเปลี่ยนอีเมลของคุณ กรุณาตั้งรหัสผ่านใหม่ก่อนเริ่มงาน',
    en: 'Somebody else set this password, or changed your email. Please set a new password before you begin.',
  },
  'second.dependent': {
    th: 'ในช่วง 30 วันที่ผ่านมา คุณกับผู้ทำขั้นก่อนหน้าเคยสร้างหรือแก้ไขบัญชีผู้ใช้ให้กัน หรือมีผู้ที่เกี่ยวข้องกับเรื่องนี้ทำให้ทั้งสองคน กรุณาให้เจ้าหน้าที่คนอื่นทำขั้นนี้',
    en: 'In the last 30 days you or whoever did the step before made or changed the other’s account, or somebody taking part did so for both. Please ask another officer.',
  },
  'auth.secondFactorNeeded': {
    status: 403,
    th: 'โรงงานกำหนดให้คุณใช้การยืนยันสองขั้นตอน กรุณาตั้งค่าก่อนเริ่มงาน',
    en: 'The mill requires a second factor of you. Please set it up before you begin.',
  },
  'auth.forbidden': {
    status: 403,
    th: 'บทบาทของคุณทำรายการนี้ไม่ได้ กรุณาแจ้งผู้ดูแลระบบหากต้องใช้งาน',
    en: 'Your role may not do this. Please ask an administrator if you need it.',
  },
  'scale.token': {
    status: 401,
    th: 'รหัสเชื่อมต่อไม่ถูกต้องหรือถูกเพิกถอน กรุณาสร้างรหัสใหม่',
    en: 'The scale token is wrong or revoked. Please create a new one.',
  },
  'sys.noCall': {
    status: 404,
    th: 'คำสั่งไม่ถูกต้อง กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง',
    en: 'This request is not known. Please reload the page and try again.',
  },
  'sys.method': {
    status: 405,
    th: 'คำสั่งไม่ถูกต้อง กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง',
    en: 'This request is not known. Please reload the page and try again.',
  },
  'sys.notJson': {
    status: 415,
    th: 'คำสั่งไม่ถูกต้อง กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง',
    en: 'This request is not known. Please reload the page and try again.',
  },
  'sys.tooLarge': {
    status: 413,
    th: 'ข้อมูลใหญ่เกินกำหนด ({{max}} MB) กรุณาแบ่งส่งทีละส่วน',
    en: 'Too large ({{max}} MB). Please send it in parts.',
  },
  'sys.invalid': {
    th: 'ข้อมูลไม่ครบหรือไม่ถูกต้อง กรุณาตรวจสอบช่องที่ระบุ',
    en: 'Some data is missing or wrong. Please check the marked fields.',
  },
  'sys.unknownField': {
    th: 'หน้าจอนี้เป็นรุ่นเก่า กรุณาโหลดหน้าใหม่แล้วลองอีกครั้ง',
    en: 'This page is out of date. Please reload it and try again.',
  },
  'sys.stale': {
    status: 409,
    th: '{{officer, who}} แก้ไขข้อมูลนี้เมื่อ {{time, time}} น. กรุณาโหลดข้อมูลล่าสุดแล้วแก้ไขอีกครั้ง',
    en: '{{officer, who}} changed this at {{time, time}}. Load the latest and make your change again.',
  },
  'sys.idempotency': {
    status: 409,
    th: 'คำขอนี้ถูกใช้กับข้อมูลอื่นแล้ว กรุณาโหลดหน้าใหม่แล้วทำรายการอีกครั้ง',
    en: 'This request was used with other data. Reload the page and do it again.',
  },
  'sys.secretShown': {
    status: 409,
    th: 'คำขอนี้ทำไปแล้ว แต่รหัสที่ได้แสดงเพียงครั้งเดียว กรุณาโหลดหน้าใหม่ หากไม่ได้จดไว้ให้เพิกถอนแล้วสร้างใหม่',
    en: 'This was done already, and its secret is shown only once. Reload the page; if you did not write it down, revoke it and make another.',
  },
  'sys.throttled': {
    status: 429,
    th: 'ส่งคำขอถี่เกินไป กรุณารอ {{n}} วินาทีแล้วลองใหม่',
    en: 'Too many requests. Please wait {{n}} seconds and try again.',
  },
  'sys.unavailable': {
    status: 503,
    th: 'ระบบหยุดให้บริการชั่วคราว ยังไม่ได้บันทึก กรุณาลองใหม่ในอีกสักครู่',
    en: 'The system is away for a moment. Nothing was saved. Please try again shortly.',
  },
  'sys.busy': {
    status: 503,
    th: 'มีงานอื่นกำลังบันทึกข้อมูลชุดเดียวกันอยู่ เช่น นำเข้าไฟล์ใหญ่ ครั้งนี้จึงยังไม่ได้บันทึก กรุณาลองใหม่ในอีกสักครู่',
    en: 'Something else is saving the same records just now, such as a large import. Nothing was saved. Please try again shortly.',
  },
  'sys.unsure': {
    status: 503,
    th: 'ฐานข้อมูลขาดการเชื่อมต่อขณะบันทึก จึงไม่ทราบว่าบันทึกแล้วหรือไม่ กด “ลองใหม่” ได้ ระบบจะไม่บันทึกซ้ำ',
    en: 'The database went away while this was being saved. Try again: nothing will be saved twice.',
  },
  'sys.diskFull': {
    status: 503,
    th: 'พื้นที่เก็บข้อมูลของเครื่องเซิร์ฟเวอร์เต็ม ยังไม่ได้บันทึก ดูข้อมูลได้ กรุณาแจ้งผู้ดูแลระบบ',
    en: "The server's disk is full. Nothing was saved; you can still read. Please tell an administrator.",
  },
  'sys.failed': {
    status: 500,
    th: 'ระบบขัดข้อง ยังไม่ได้บันทึก กรุณาลองใหม่ หากยังไม่ได้ให้แจ้งผู้ดูแลระบบ พร้อมรหัส {{requestId}}',
    en: 'Something failed and nothing was saved. Try again; if it stays, give an administrator the code {{requestId}}.',
  },
} as const satisfies Record<string, ErrorRow>

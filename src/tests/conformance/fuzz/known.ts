import type { Call } from '../../../platform/call.ts'
import type { Known } from './arbitrary.ts'
import { kindOf, type Records } from './record-kinds.ts'

/** Right values of fields that name something of the fixture, or that have a range. */
const RIGHT: Record<string, unknown> = {
  SysProductGrade: 18,
  SysPalmReturn: 0,
  WeightTimeOut: '2026-11-20T09:00:00+07:00',
  WeightIn: 15230,
  WeightOut: 6010,
  PONO_SEQ: 'NBDPO-PL',
  Site: 'NBD',
  Warehouse: 'CT-NN',
  FinDim1: '00000',
  FinDim2: 'ZZ_ZZ',
  FinDim3: 'ZZZZZ',
  FinDim4: 'NBD_RM01',
  FinDim5: 'ZZZZ',
  FinDim6: 'ZZZZZ',
  FinDim7: 'D7-001',
  DateofExpire: '2026-11-21',
  Month: '2026-11',
  Email: 'somying@mill.co.th',
  List: 'tickets',
  Table: 'tickets',
  Shown: 'net',
  filterStatus: 'A',
  filterState: 'D',
  page: 0,
  'profile/saveView Search': '?page=1',
  'scale/GetRefusedTickets filterState': '',
}

/** What the inputs of `call` may name, so that fuzzing goes past "not found". */
export function knownTo({ path }: Call, records: Records): Known {
  const all = Object.values(records).flat()
  return {
    valueOf: (field) => {
      const kind = kindOf(path, field)
      return kind ? records[kind][0] : (RIGHT[`${path} ${field}`] ?? RIGHT[field])
    },
    uuids: all.filter((id) => typeof id === 'string'),
    ids: all.filter((id) => typeof id === 'number'),
    texts: ['2026', 'ปาล์ม', 'NBDPO-PL', 'FFB-RAMP'],
  }
}

import { z } from 'zod'
import { listView } from '../../ui/table/list-view.ts'
import { KINDS } from '../rules.ts'

/** What the list of master data keeps in its address. */
export const masterDataView = listView.extend({ kind: z.enum(KINDS).default('productGroup') })

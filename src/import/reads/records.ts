import type { CallContext } from '../../platform/call-context.ts'
import type { Values } from '../kinds/kind.ts'
import { KINDS } from '../kinds/kinds.ts'
import type { KindName } from '../rules.ts'
import type { Targets } from './validation.ts'

/** Records of each kind, by key. */
export interface Records {
  of(kind: KindName): Promise<ReadonlyMap<string, Values>>
}

/** The records that there are, each kind read once. */
export class CurrentRecords implements Records {
  readonly #ctx: Pick<CallContext, 'now'>
  readonly #keys: ReadonlyMap<KindName, string[]>
  readonly #read = new Map<KindName, Map<string, Values>>()

  /** `keys` are those that are asked for, of kinds with too many records to read them all. */
  constructor(ctx: Pick<CallContext, 'now'>, keys: ReadonlyMap<KindName, string[]> = new Map()) {
    this.#ctx = ctx
    this.#keys = keys
  }

  async of(kind: KindName): Promise<Map<string, Values>> {
    const known = this.#read.get(kind) ?? (await KINDS[kind].read(this.#ctx, this.#keys.get(kind)))
    this.#read.set(kind, known)
    return known
  }
}

/** The records that there are once what rows want is in. */
export class RecordsAfter implements Records {
  readonly #current: CurrentRecords
  readonly #targets: Targets
  readonly #known = new Map<KindName, Map<string, Values>>()

  constructor(current: CurrentRecords, targets: Targets) {
    this.#current = current
    this.#targets = targets
  }

  async of(kind: KindName): Promise<Map<string, Values>> {
    const known = this.#known.get(kind) ?? new Map(await this.#current.of(kind))
    if (!this.#known.has(kind)) {
      this.#known.set(kind, known)
      for (const [key, { after }] of this.#targets.get(kind) ?? []) known.set(key, after)
    }
    return known
  }
}

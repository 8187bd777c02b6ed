import type { CallContext } from '../../platform/call-context.ts'
import type { Values } from '../kinds/kind.ts'
import { KINDS } from '../kinds/kinds.ts'
import type { KindName } from '../rules.ts'

/** The records that there are, each kind read once. */
export class Present {
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

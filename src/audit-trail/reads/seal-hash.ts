/**
 * Every column of an entry of the first seals, as SQL that gives the same in each version of PostgreSQL and under all settings of a session,
 * so that a seal holds where the mill is restored.
 */
const FIRST = {
  id: 'id',
  transaction_id: 'transaction_id::text',
  happened_at: 'extract(epoch from happened_at)::text',
  officer_id: 'officer_id',
  scale_token_id: 'scale_token_id',
  action: 'action',
  entity: 'entity',
  entity_id: 'entity_id',
  before: 'before::text',
  after: 'after::text',
  reason: 'reason',
  request_id: 'request_id',
  address: 'address',
  device: 'device',
}

/** What was added to entries since: one without it has the hash that it always had. */
const LATER = { system_account: 'system_account' }

/** Every column of an entry. */
export const HASHED = { ...FIRST, ...LATER }

const VALUES = [
  `jsonb_build_array(${Object.values(FIRST).join(', ')})`,
  ...Object.values(LATER).map(
    (value) =>
      `case when ${value} is null then '[]' else jsonb_build_array('${value}', ${value}) end`,
  ),
].join(' || ')

const DIGEST = `sha256(convert_to((${VALUES})::text, 'UTF8'))`

/** The first 8 bytes of a hash as a number. */
const MARK = `('x' || encode(substr(digest, 1, 8), 'hex'))::bit(64)::bigint`

/**
 * What a seal says of the entries that `entries`, the end of a query, chooses: their ids, marks and all their hashes,
 * as one row.
 */
export function sealedEntries(entries: string): string {
  return `select min(id) as first_id, max(id) as last_id, array_agg(id order by id) as ids,
      array_agg(${MARK} order by id) as marks, string_agg(digest, ''::bytea order by id) as digests
    from (select id, ${DIGEST} as digest from audit_entries ${entries}) entry`
}

/** The hash of `seal`: over what it says of itself, the hash of the one before and those of its entries, `digests`. */
export const SEAL_HASH = `encode(sha256(convert_to(concat_ws(' ', seal.number, seal.first_id, seal.last_id,
  extract(epoch from seal.sealed_at)::text, seal.previous_hash), 'UTF8') || coalesce(digests, ''::bytea)), 'hex')`

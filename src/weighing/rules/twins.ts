/** What has twins that an officer decides of: records whose codes are the same in another spelling. */
export const TWIN_KINDS = ['customer', 'vehicle'] as const
export type TwinKind = (typeof TWIN_KINDS)[number]

/** One was joined into the other, or they are two. */
export const TWIN_DECISIONS = ['joined', 'apart'] as const
export type TwinDecision = (typeof TWIN_DECISIONS)[number]

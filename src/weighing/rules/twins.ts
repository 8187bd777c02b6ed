/** What has twins that an officer decides of: records whose codes are the same in another spelling. */
export const TWIN_KINDS = ['customer', 'vehicle'] as const
export type TwinKind = (typeof TWIN_KINDS)[number]

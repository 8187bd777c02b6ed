import type { Handlers } from '../platform/handlers.ts'
import type { calls } from './contract.ts'
import { noticesOf, unreadOf } from './reads/notices.ts'
import { markRead } from './writes/mark-read.ts'

export const handlers: Handlers<typeof calls> = {
  getNotices: noticesOf,
  getUnread: (_, ctx) => unreadOf(ctx),
  markRead,
}

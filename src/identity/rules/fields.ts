/**
 * Who an officer is and what they may do, by column: what the wire calls it, its word and the kind of its values. Reads,
 * saves, the audit trail and the history have them from here, in this order.
 */
export const OFFICER_FIELDS = {
  first_name: { wire: 'Name', word: 'user.name', kind: 'name' },
  last_name: { wire: 'Lastname', word: 'user.lastname', kind: 'name' },
  email: { wire: 'Email', word: 'user.email', kind: 'code' },
  personnel_number: { wire: 'PersonnelNumber', word: 'user.personnel', kind: 'code' },
  role: { wire: 'Roles', word: 'user.roles', kind: 'code' },
} as const

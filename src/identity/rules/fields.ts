/**
 * Who an officer is and what they may do, by column: what the wire calls it, its word and the kind of its values. Reads,
 * saves, the audit trail and the history have them from here, in this order.
 */
export const OFFICER_FIELDS = {
  first_name: { wire: 'Name', words: 'user.name', kind: 'required' },
  last_name: { wire: 'Lastname', words: 'user.lastname', kind: 'required' },
  email: { wire: 'Email', words: 'user.email', kind: 'required' },
  personnel_number: { wire: 'PersonnelNumber', words: 'user.personnel', kind: 'required' },
  role: { wire: 'Roles', words: 'user.roles', kind: 'role' },
} as const

/** The address of the call that signs in: its page is shown before anything else is fetched, the schemas too. */
export const SIGN_IN = { path: 'authenOfficer/signin', kind: 'change' } as const

/** The metadata by which our configuration of Stripe's customer portal is found again. */
export const portalMark = { name: 'lexiloom', value: 'portal' } as const;

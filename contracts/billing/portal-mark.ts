/** Metadata that identifies our configuration of Stripe's customer portal. */
export const portalMark = { name: 'lexiloom', value: 'portal' } as const;

/** The id of something at Stripe that comes as its id or as itself; '' of nothing. */
export const idOf = (thing: string | { id?: string } | null | undefined): string =>
  typeof thing === 'string' ? thing : (thing?.id ?? '');

/**
 * Stripe's test cards (docs.stripe.com/testing, read in November 2026) and the bank's response to each. Any
 * other number succeeds if it has 13 to 19 digits and passes the Luhn check.
 */
export interface TestCard {
  /** Stripe's decline code; null if the bank accepts the payment. */
  declines: 'card_declined' | 'insufficient_funds' | 'expired_card' | null;
  /**
   * When the bank requires the holder to authenticate: never; at every payment; or at each payment until the
   * card is set up with authentication.
   */
  authenticates: 'never' | 'always' | 'until_set_up';
  /** Whether the card can be stored even though later charges are declined. */
  isStored: boolean;
  /** Whether the holder disputes every payment. */
  isDisputed: boolean;
}

const pays: TestCard = {
  ...{ declines: null, authenticates: 'never', isStored: true, isDisputed: false },
};

const cards: Readonly<Record<string, Partial<TestCard>>> = {
  '4000000000000002': { declines: 'card_declined', isStored: false },
  '4000000000009995': { declines: 'insufficient_funds', isStored: false },
  '4000000000000069': { declines: 'expired_card', isStored: false },
  '4000000000000341': { declines: 'card_declined' },
  '4000002500003155': { authenticates: 'until_set_up' },
  '4000002760003184': { authenticates: 'always' },
  '4000008260003178': { authenticates: 'always', declines: 'insufficient_funds' },
  '4000008400001629': { authenticates: 'always', declines: 'card_declined' },
  '4000000000000259': { isDisputed: true },
};

/** Stripe's message for each reason for a decline. */
export const declineMessages = {
  card_declined: 'Your card was declined.',
  insufficient_funds: 'Your card has insufficient funds.',
  expired_card: 'Your card has expired.',
} as const;

/** Finds the card with the number that the customer typed. Returns null if it is not a card number. */
export function cardOfNumber(typed: string): { digits: string; card: TestCard } | null {
  const digits = typed.replace(/[\s-]/g, '');
  if (!/^\d{13,19}$/.test(digits) || !passesLuhn(digits)) return null;
  return { digits, card: { ...pays, ...cards[digits] } };
}

/** Verifies the check digit at the end of every card number (ISO/IEC 7812-1, annex B). */
function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((all, digit, at) => {
    const twice = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return all + (twice > 9 ? twice - 9 : twice);
  }, 0);
  return sum % 10 === 0;
}

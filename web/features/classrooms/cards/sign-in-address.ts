import type { LoginCard } from '#contracts/classrooms/classroom.ts';

/**
 * Where a pupil signs in, with the user name filled in: what the QR code of a login card holds. Never the
 * password, so that a photo of the code alone opens nothing. Behind `#` stands that the card was seen.
 */
export function signInAddress(
  origin: string,
  { userName, cardKey }: Pick<LoginCard, 'userName' | 'cardKey'>,
): string {
  return `${origin}/signin?user=${encodeURIComponent(userName)}#card=${cardKey}`;
}

/** The address as it is typed by hand: `lexiloom.org/signin`. */
export function typedAddress(origin: string): string {
  return `${origin.replace(/^https?:\/\//, '')}/signin`;
}

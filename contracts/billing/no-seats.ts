/** Why a plan cannot become so small: a department has more teachers than it would have seats. */
export const noSeats = (teachers: number, seats: number): string =>
  `Your department has ${teachers} teachers, and this leaves ${seats === 1 ? 'one seat' : `${seats} seats`}. Remove teachers first, under Setup Organisation.`;

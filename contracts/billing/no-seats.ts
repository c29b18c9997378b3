/** Returns the error message for a plan with fewer seats than the department has teachers. */
export const noSeats = (teachers: number, seats: number): string =>
  `Your department has ${teachers} teachers, and this leaves ${seats === 1 ? 'one seat' : `${seats} seats`}. Remove teachers first, under Setup Organisation.`;

/** Returns the error message for a plan with fewer seats than the department has teachers. */
export const noSeats = (teachers: number, seats: number): string =>
  seats === 1
    ? `Your department has ${teachers} teachers, and this leaves one seat. Remove teachers first, under Setup Organisation.`
    : `Your department has ${teachers} teachers, and this leaves ${seats} seats. Remove teachers first, under Setup Organisation.`;

/**
 * Numbers of days before pupils' data is deleted. `promised` and `deleted` count from the end of a contract;
 * `firstMail` and `lastMail` count from a warning email (Data Sharing Agreement, clause 10; privacy policy,
 * section 5). The deletion runs a day before the promised date in case a sweep is late.
 */
export const lapsedDays = { promised: 30, deleted: 29, firstMail: 14, lastMail: 3 } as const;

/**
 * Days from the end of a contract to the deletion of pupils' data (`promised`, `deleted`), and from each
 * warning email to the deletion (Data Sharing Agreement, clause 10; privacy policy, section 5). The deletion
 * runs a day before the promised date in case a sweep is late.
 */
export const lapsedDays = { promised: 30, deleted: 29, firstMail: 14, lastMail: 3 } as const;

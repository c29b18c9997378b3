/**
 * Days between the end of a contract and the deletion of pupils' data, and of the mails before it (Data
 * Sharing Agreement, clause 10; privacy policy, section 5). The promise is `promised`; deletion runs a day
 * early in case a sweep is late.
 */
export const lapsedDays = { promised: 30, deleted: 29, firstMail: 14, lastMail: 3 } as const;

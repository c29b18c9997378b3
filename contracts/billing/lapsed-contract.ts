/**
 * Days around the deletion of pupils' data after a contract ended (Data Sharing Agreement, clause 10;
 * privacy policy, section 5). The promise is `promised`; one day is left for sweeps that come late.
 */
export const lapsedDays = { promised: 30, deleted: 29, firstMail: 14, lastMail: 3 } as const;

/** The longest text that a report about a wording quotes. The rest of a longer text is cut off. */
export const maxQuoted = 500;

/** The longest answer to a question of a report. */
export const maxReportAnswer = 500;

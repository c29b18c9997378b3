import * as z from 'zod/mini';
import { interfaceLocales } from '#language/wordings/interface-languages.ts';
import { singleLine } from '../validation/single-line.ts';
import { maxQuoted, maxReportAnswer } from './report-limits.ts';

const trimmed = () => singleLine().check(z.trim());
const Answer = trimmed().check(
  z.maxLength(maxReportAnswer, { error: `Use at most ${maxReportAnswer} characters.` }),
);

/** `POST /v1/wording-reports`: somebody's remark on a text of a page. */
export const ReportWording = z.object({
  /** The language of the page. */
  locale: z.enum(interfaceLocales),
  /** The path of the page. */
  path: trimmed().check(z.startsWith('/'), z.maxLength(200)),
  /** The text as the page showed it. */
  quoted: trimmed().check(z.minLength(1), z.maxLength(maxQuoted)),
  /** What it should say; empty if the person did not answer. */
  wanted: Answer,
  problem: Answer.check(z.minLength(1, { error: 'Say what is wrong with it.' })),
});
export type ReportWording = z.infer<typeof ReportWording>;

/** A report as admins see it, without the person who sent it. */
export interface WordingReport extends ReportWording {
  id: string;
  /** ISO 8601. */
  createdAt: string;
}

/** `GET /v1/admin/wording-reports`: the newest reports. */
export interface WordingReports {
  reports: WordingReport[];
  /** The number of all reports. */
  total: number;
}

/** How many reports admins see at once; older ones follow when these are settled. */
export const maxShownReports = 500;

/** `POST /v1/admin/wording-reports/settle`. */
export const SettleReports = z.object({
  ids: z
    .array(z.string().check(z.minLength(1), z.maxLength(40)))
    .check(z.minLength(1), z.maxLength(maxShownReports)),
});
export type SettleReports = z.infer<typeof SettleReports>;

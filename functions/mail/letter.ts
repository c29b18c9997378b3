import * as z from 'zod/mini';

/** A point in time. It is formatted in the language in which the mail is said. */
const Moment = z.object({
  /** In ISO 8601. */
  at: z.string(),
  format: z.record(z.string(), z.string()),
});

/** A value for a gap: as it is, or a moment or a text, which are said in the language of the mail. */
export type Gap = string | number | z.infer<typeof Moment> | MailText;

/** A text of a mail: its English with gaps such as `{fullName}`, and their values. */
export interface MailText {
  english: string;
  gaps: Record<string, Gap>;
}

const MailText: z.ZodMiniType<MailText> = z.object({
  english: z.string(),
  gaps: z.record(z.string(), z.union([z.string(), z.number(), Moment, z.lazy(() => MailText)])),
});

/** A mail that can be said in every language of the interface (`write-mail.ts`). */
export const Letter = z.object({
  subject: MailText,
  greeting: MailText,
  paragraphs: z.array(MailText),
  /** The one action that the mail asks of the recipient, as a link. */
  action: z.optional(z.object({ label: MailText, address: z.string() })),
  /** A paragraph after the link: what to do if the recipient did not expect this mail. */
  afterwards: MailText,
});
export type Letter = z.infer<typeof Letter>;

/**
 * Tags a text of a mail, such as `` mailText`Hello ${{ fullName }},` ``. `web/build/mail-texts.ts` finds these literals,
 * so that they are translated. Each is a whole text: a plural or a variant is a literal of its own. A number remains one,
 * so that a translation can have plural forms.
 */
export function mailText(texts: TemplateStringsArray, ...gaps: Record<string, Gap>[]): MailText {
  const names = gaps.map((gap) => Object.keys(gap)[0] ?? '');
  const english = texts.reduce((before, text, at) => `${before}{${names[at - 1]}}${text}`);
  return { english, gaps: Object.assign({}, ...gaps) };
}

/** A day in a mail, such as "1 March 2027". `at` is in ISO 8601. */
export const dayOf = (at: string): Gap => ({ at, format: { dateStyle: 'long', timeZone: 'UTC' } });

/** A day and a time in UTC in a mail, such as "1 March 2027 at 09:30". */
export const momentOf = (at: Date): Gap => ({
  at: at.toISOString(),
  format: { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' },
});

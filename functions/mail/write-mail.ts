import * as z from 'zod/mini';
import { escapeXml } from '#language/text/escape-xml.ts';
import {
  directionOf,
  type InterfaceLocale,
  sourceLocale,
} from '#language/wordings/interface-languages.ts';
import { type Letter, mailText } from './letter.ts';
import { englishSpeaker, type MailSpeaker } from './say-mail.ts';

/** An email in plain text and in HTML, with the same words. */
export const Mail = z.object({ subject: z.string(), text: z.string(), html: z.string() });
export type Mail = z.infer<typeof Mail>;

/**
 * Writes a letter as plain text and HTML in the speaker's language. Escapes its contents, so that names cannot inject
 * markup.
 */
export function writeMail(letter: Letter, speaker: MailSpeaker = englishSpeaker): Mail {
  const { say } = speaker;
  // A line break in the subject would start another header.
  const subject = say(letter.subject).replaceAll(/[\p{Cc}\s]+/gu, ' ');
  const greeting = say(letter.greeting);
  const paragraphs = letter.paragraphs.map(say);
  const action = letter.action && { ...letter.action, label: say(letter.action.label) };
  const afterwards = say(letter.afterwards);
  const farewell = `${say(mailText`Warm regards,`)}\nLexiloom`;
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${say(mailText`${{ label: action.label }}:`)}\n${action.address}`] : []),
    afterwards,
    farewell,
  ].join('\n\n');
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px">${escapeXml(words).replaceAll('\n', '<br>')}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeXml(action.address)}" style="background:#1d4ed8;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeXml(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:14px">${escapeXml(say(mailText`If the button does not work, copy this address into your browser:`))}<br>${escapeXml(action.address)}</p>`
    : '';
  const { page, box } = languageAttributes(speaker.locale);
  const html =
    `<!doctype html><html ${page}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(subject)}</title></head>` +
    '<body style="margin:0;padding:24px;background:#f5f6fa;color:#1f2333;font:16px/1.5 system-ui,sans-serif">' +
    `<div${box} style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">` +
    [
      paragraph(greeting),
      ...paragraphs.map(paragraph),
      button,
      paragraph(afterwards),
      paragraph(farewell),
    ].join('') +
    '</div></body></html>';
  return { subject, text, html };
}

/**
 * The attributes of the page and of the box in it. Mail programs that show a mail inside their own page drop `html` and
 * `body`, so the box names the language too.
 */
function languageAttributes(locale: string): { page: string; box: string } {
  if (locale === sourceLocale) return { page: 'lang="en"', box: '' };
  const page = `lang="${locale}" dir="${directionOf(locale as InterfaceLocale)}"`;
  return { page, box: ` ${page}` };
}

/** The site's support address, on the site's own host. `origin` is `APP_ORIGIN`. */
export const supportAddress = (origin: string): string => `support@${new URL(origin).hostname}`;

import { escapeXml } from '#language/text/escape-xml.ts';

/** An email in plain text and in HTML, with the same words. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
}

interface Letter {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The one action that the email asks of the recipient, as a link. */
  action?: { label: string; address: string };
  /** A paragraph after the link: what to do if the recipient did not expect this email. */
  afterwards: string;
}

/** Formats a letter as plain text and HTML. Escapes its contents, so that names cannot inject markup. */
export function writeMail(letter: Letter): Mail {
  const { greeting, paragraphs, action, afterwards } = letter;
  // A line break in the subject would start another header.
  const subject = letter.subject.replaceAll(/[\p{Cc}\s]+/gu, ' ');
  const farewell = 'Warm regards,\nLexiloom';
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.address}`] : []),
    afterwards,
    farewell,
  ].join('\n\n');
  const paragraph = (words: string) =>
    `<p style="margin:0 0 16px">${escapeXml(words).replaceAll('\n', '<br>')}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeXml(action.address)}" style="background:#1d4ed8;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;display:inline-block">${escapeXml(action.label)}</a></p>` +
      `<p style="margin:0 0 16px;font-size:14px">If the button does not work, copy this address into your browser:<br>${escapeXml(action.address)}</p>`
    : '';
  const html =
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeXml(subject)}</title></head>` +
    '<body style="margin:0;padding:24px;background:#f5f6fa;color:#1f2333;font:16px/1.5 system-ui,sans-serif">' +
    '<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">' +
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

/** The site's support address, on the site's own host. `origin` is `APP_ORIGIN`. */
export const supportAddress = (origin: string): string => `support@${new URL(origin).hostname}`;

import type { Problem } from '../question-definition.ts';

/** Each is found from the last place where it can begin, so that no text is read again and again. */
const markup =
  /<\/?[a-z!](?:[^<>]|<(?!\/?[a-z!]))*>|\*\*|__|^#{1,6} |^[-*] |`|\[[^[\]]*\]\(|&[a-z]+;/iu;
const address = /https?:|www\.|\w-*\.(?:com|org|net|co\.uk)\b|(?<!\S)\S[^\s@]*@\S+\.\S/iu;
/** Control characters, and the direction overrides that can turn a line round. */
const hidden = /[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFD]/u;

/** Text that is shown and spoken as it is: no markup, no web address, nothing invisible. */
export function plainText(where: string, text: string): Problem[] {
  if (markup.test(text)) return [{ where, message: `“${text}” holds markup. Write plain text.` }];
  if (address.test(text)) {
    return [{ where, message: `“${text}” holds a web or e-mail address. Leave it out.` }];
  }
  if (hidden.test(text)) {
    return [{ where, message: `“${text}” holds a hidden character. Type it again.` }];
  }
  return [];
}

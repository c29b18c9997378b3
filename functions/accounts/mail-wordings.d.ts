/** The wordings of mails in all languages, made by `scripts/build-mail-wordings.ts`. */
declare module '*/dist/mail-wordings/mail-wordings.js' {
  export const mailWordings: import('#functions/mail/say-mail.ts').MailWordings;
}

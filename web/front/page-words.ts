import { msg, t } from '@lingui/core/macro';
import type { FrontPage } from '#contracts/front-pages.ts';
import type { Message } from '#language/wordings/speaker.ts';
import { i18n } from '#ui/wordings/i18n.ts';

/** The words that the build writes into the HTML of a front page, outside its content. */
export interface PageWords {
  title: string;
  description: string;
  /** Shown instead of the page in a browser without JavaScript. */
  noScript: string;
}

/** The titles of the browser tab by screen. The start page has the product's. */
const titles: Readonly<Record<string, Message>> = {
  SignIn: msg`Sign in`,
  Register: msg`Create your account`,
  RegisterDepartment: msg`Create a department account`,
  ForgottenPassword: msg`Forgotten password`,
  NewPassword: msg`Choose a new password`,
  VerifyEmail: msg`Confirm your e-mail address`,
};

/** The title of a front page's browser tab without the product's name; empty for the start page. */
export function frontPageTitle({ screen }: Pick<FrontPage, 'screen'>): string {
  const title = titles[screen];
  return title ? i18n._(title) : '';
}

export function pageWords(page: FrontPage): PageWords {
  const title = frontPageTitle(page);
  return {
    title: title ? `${title} · Lexiloom` : t`Lexiloom: language lessons woven from one text`,
    description: t`Lexiloom writes a lesson's text in two languages and weaves gap-fills, games, worksheets and homework from it.`,
    noScript: t`Lexiloom needs JavaScript. Please switch it on in your browser and reload.`,
  };
}

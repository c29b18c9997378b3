import { plural, t } from '@lingui/core/macro';

/** The texts of the confirmation before a resource is published, for the lists and the lesson. */
export const publishWords = {
  question: (title: string) => (title ? t`Make “${title}” public?` : t`Make this resource public?`),
  questionOfSeveral: (count: number) =>
    plural(count, { one: 'Make # resource public?', other: 'Make # resources public?' }),
  get consequence() {
    return t`It is listed under Public resources with your name. Anyone can open and copy it, without signing in. You can make it private again at any time.`;
  },
  get consequenceOfSeveral() {
    return t`They are listed under Public resources with your name. Anyone can open and copy them, without signing in. You can make them private again at any time.`;
  },
  get publish() {
    return t`Make it public`;
  },
  get cancel() {
    return t`Keep it private`;
  },
} as const;

import { sourceLocale } from '#language/wordings/interface-languages.ts';
import { intlLocaleOf } from '#language/wordings/intl-locale.ts';
import { type Compiled, createSpeaker } from '#language/wordings/speaker.ts';
import type { Gap, MailText } from './letter.ts';

/** Says the texts of mails in one language. */
export interface MailSpeaker {
  /** The BCP 47 tag of the language. */
  readonly locale: string;
  say(text: MailText): string;
}

/**
 * The wordings of all texts of mails: for each language, those of `texts` in the same order, with null for a text that is
 * not translated. `scripts/build-mail-wordings.ts` makes them.
 */
export interface MailWordings {
  texts: readonly string[];
  wordings: Readonly<Record<string, readonly (Compiled | null)[]>>;
}

/** Says the texts as they are written, in British English. */
export const englishSpeaker: MailSpeaker = {
  locale: sourceLocale,
  say({ english, gaps }) {
    return english.replace(/\{(\w+)\}/g, (_, name: string) =>
      String(gapValue(gaps[name] ?? '', englishSpeaker)),
    );
  },
};

/**
 * Returns a function that returns the speaker of a language. A text without a wording in this language is said in English,
 * with the dates in it.
 */
export function mailSpeakers({ texts, wordings }: MailWordings): (locale: string) => MailSpeaker {
  const speakers = new Map<string, MailSpeaker>([[sourceLocale, englishSpeaker]]);
  return (locale) => {
    const speaker = speakers.get(locale) ?? speakerOf(locale, texts, wordings[locale] ?? []);
    speakers.set(locale, speaker);
    return speaker;
  };
}

function speakerOf(
  locale: string,
  texts: readonly string[],
  wordings: readonly (Compiled | null)[],
): MailSpeaker {
  const known = new Map(texts.map((english, at) => [english, wordings[at] ?? null]));
  const speaker = createSpeaker(locale);
  const own: MailSpeaker = {
    locale,
    say(text) {
      const said = known.get(text.english) ?? null;
      if (said === null) return englishSpeaker.say(text);
      const values = Object.entries(text.gaps).map(([name, gap]) => [name, gapValue(gap, own)]);
      return speaker._({ id: text.english, said, values: Object.fromEntries(values) });
    },
  };
  return own;
}

function gapValue(gap: Gap, speaker: MailSpeaker): string | number {
  if (typeof gap !== 'object') return gap;
  if ('english' in gap) return speaker.say(gap);
  return new Intl.DateTimeFormat(intlLocaleOf(speaker.locale), gap.format).format(new Date(gap.at));
}

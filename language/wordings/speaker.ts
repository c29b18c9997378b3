import { intlLocaleOf } from './intl-locale.ts';

/**
 * A wording in the form to which Lingui compiles ICU messages: a text, or a list of texts, values (`["name"]`), formatted
 * values (`["count", "number"]`) and choices (`["count", "plural", { one: …, other: … }]`). `#` stands for the
 * counted number.
 */
export type Compiled = string | readonly Piece[];
type Piece = string | readonly [name: string, kind?: string, choices?: Choices | string];
type Choices = Readonly<Record<string, Compiled | number | undefined>>;

/** Values for the gaps of a message, by name. */
type Values = Readonly<Record<string, unknown>>;

/** The wordings of one language by message id. */
export type Wordings = Readonly<Record<string, Compiled>>;

/**
 * A message as Lingui's macros make it, with the values for its gaps. The build replaces `message`, the English source,
 * by `said`, the wording in the language of the page.
 */
export interface Message {
  id: string;
  said?: Compiled;
  message?: string;
  values?: Values;
}

/** Says messages in one language. */
export interface Speaker {
  /** The BCP 47 tag of the language. */
  readonly locale: string;
  /** Returns the message in this language, else in the language of the page; its id if it has no wording at all. */
  _(message: Message): string;
}

/** Creates a speaker. `wordings` have priority over the wordings that the build put into the messages. */
export function createSpeaker(locale: string, wordings: Wordings = {}): Speaker {
  const intlLocale = intlLocaleOf(locale);
  const number = new Intl.NumberFormat(intlLocale);
  const percent = new Intl.NumberFormat(intlLocale, { style: 'percent' });
  const rules: Partial<Record<Intl.PluralRuleType, Intl.PluralRules>> = {};

  function choose(kind: string, value: unknown, choices: Choices): Compiled {
    const exact = choices[String(value)];
    if (kind === 'select' || exact !== undefined) return (exact ?? choices.other ?? '') as Compiled;
    const type = kind === 'plural' ? 'cardinal' : 'ordinal';
    rules[type] ??= new Intl.PluralRules(locale, { type });
    const form = rules[type].select(Number(value) - Number(choices.offset ?? 0));
    return (choices[form] ?? choices.other ?? '') as Compiled;
  }

  function say(wording: Compiled, values: Values, counted: string): string {
    if (typeof wording === 'string') return wording;
    return wording.map((piece) => sayPiece(piece, values, counted)).join('');
  }

  function sayPiece(piece: Piece, values: Values, counted: string): string {
    if (typeof piece === 'string') return piece === '#' ? counted : piece;
    const [name, kind, choices] = piece;
    const value = values[name];
    if (kind === 'number' && choices === 'percent') return percent.format(Number(value));
    if (typeof choices === 'object') {
      const counts = Number(value) - Number(choices.offset ?? 0);
      return say(
        choose(kind ?? '', value, choices),
        values,
        kind === 'select' ? counted : number.format(counts),
      );
    }
    return typeof value === 'number' ? number.format(value) : String(value ?? '');
  }

  return {
    locale,
    _({ id, said, message, values = {} }) {
      const own = said ?? message ?? id;
      try {
        return say(wordings[id] ?? own, values, '');
      } catch {
        // A correction comes from the browser's storage, where it can be damaged.
        return say(own, values, '');
      }
    },
  };
}

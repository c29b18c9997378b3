import { type PageLocale, sourceLocale } from '#language/wordings/interface-languages.ts';
import { type Compiled, createSpeaker } from '#language/wordings/speaker.ts';
import { readCatalogue, wordingsOf } from '#web/build/catalogues.ts';

/** What walks look for: a text, or a pattern of one. */
export type Sought = string | RegExp;

/** A way to say an English message, and its translation. */
interface Variant {
  /** The texts between the gaps of the English message, without elements. */
  texts: string[];
  /** The names of the gaps. */
  gaps: string[];
  /** The values that lead to this variant of a choice. */
  chosen: Record<string, unknown>;
  /** Says the translation with these values. */
  say: (values: Record<string, unknown>) => string;
}

/** Stands for a gap in the text that patterns are compared with. */
const anything = '\u0001';

/**
 * Returns a function that turns what a walk looks for in English into a pattern of the same in a language of the pages. A
 * text that is no message, such as the name of a class, is sought as it is, because it can be data.
 */
export function englishTo(locale: PageLocale): (sought: Sought, exact: boolean) => RegExp {
  const speaker = createSpeaker(locale);
  const translated = wordingsOf(locale);
  const english = wordingsOf(sourceLocale);
  const variants = [...readCatalogue(sourceLocale).keys()].flatMap((id) =>
    variantsOf(english(id)).map(
      (variant): Variant => ({
        ...variant,
        say: (values) => plain(speaker._({ id, said: translated(id), values })),
      }),
    ),
  );
  const known = new Map<string, RegExp>();
  return (sought, exact) => {
    const key = `${exact} ${typeof sought === 'string' ? `"${sought}` : String(sought)}`;
    const found =
      known.get(key) ??
      (typeof sought === 'string' ? ofText(sought, exact, variants) : ofPattern(sought, variants));
    known.set(key, found);
    return found;
  };
}

/** The pattern of a text: its translation, or the text itself. */
function ofText(sought: string, exact: boolean, variants: readonly Variant[]): RegExp {
  const text = sought.replace(/\s+/g, ' ').trim();
  const whole = variants.flatMap((variant) => {
    const values = valuesIn(text, variant, exact ? 'u' : 'iu');
    return values ? [escaped(variant.say({ ...values, ...variant.chosen }))] : [];
  });
  const part =
    whole.length > 0 || exact
      ? []
      : variants.flatMap((variant) =>
          variant.texts.join(anything).toLowerCase().includes(text.toLowerCase())
            ? [patternOf(variant)]
            : [],
        );
  const all = [...new Set([...whole, ...part, escaped(text)])].join('|');
  return exact ? new RegExp(`^(?:${all})$`, 'u') : new RegExp(all, 'iu');
}

/** The pattern of a pattern: the translations of all messages that it fits, or the pattern itself. */
function ofPattern(sought: RegExp, variants: readonly Variant[]): RegExp {
  const fitting = variants.filter(({ texts }) => sought.test(texts.join(anything)));
  const all = [...new Set(fitting.map(patternOf))];
  return new RegExp(
    [...all, sought.source].join('|'),
    [...new Set(`${sought.flags.replace(/[gy]/g, '')}u`)].join(''),
  );
}

/** The translation of a variant as a pattern, with any text in its gaps. */
const patternOf = ({ gaps, chosen, say }: Variant): string =>
  escaped(say({ ...Object.fromEntries(gaps.map((name) => [name, anything])), ...chosen }))
    .split(anything)
    .join('.*?');

/** The values of the gaps with which a variant is this text; null if it is another text. */
function valuesIn(
  text: string,
  { texts, gaps }: Variant,
  flags: string,
): Record<string, unknown> | null {
  if (texts.join('').trim() === '') return null;
  // Most messages are another text, and a pattern is slow to make.
  const lower = text.toLowerCase();
  if (!texts.every((part) => lower.includes(part.toLowerCase()))) return null;
  const pattern = new RegExp(`^${texts.map(escaped).join('(.+?)')}$`, flags);
  const found = pattern.exec(text);
  if (!found) return null;
  return Object.fromEntries(
    gaps.map((name, at) => {
      const value = found[at + 1] ?? '';
      return [name, /^\d[\d,]*$/.test(value) ? Number(value.replaceAll(',', '')) : value];
    }),
  );
}

type Unsaid = Omit<Variant, 'say'>;

/** All variants of a message: one for each form of its plurals and each of its choices. */
function variantsOf(wording: Compiled, counted?: string): Unsaid[] {
  if (typeof wording === 'string') return [{ texts: [plain(wording)], gaps: [], chosen: {} }];
  return wording.reduce<Unsaid[]>(
    (before, piece) => before.flatMap((one) => ends(piece, counted).map((end) => joined(one, end))),
    [{ texts: [''], gaps: [], chosen: {} }],
  );
}

function ends(piece: Exclude<Compiled, string>[number], counted?: string): Unsaid[] {
  if (typeof piece === 'string') {
    return piece === '#' && counted
      ? [{ texts: ['', ''], gaps: [counted], chosen: {} }]
      : [{ texts: [plain(piece)], gaps: [], chosen: {} }];
  }
  const [name, kind, choices] = piece;
  if (typeof choices !== 'object') return [{ texts: ['', ''], gaps: [name], chosen: {} }];
  return Object.entries(choices)
    .filter(([form]) => form !== 'offset')
    .flatMap(([form, choice]) =>
      variantsOf(choice as Compiled, kind === 'select' ? counted : name).map((one) => ({
        ...one,
        chosen: { ...one.chosen, ...valueFor(name, form, kind === 'select', one.gaps) },
      })),
    );
}

/** The value that selects a form of a choice, unless the text contains it. */
function valueFor(name: string, form: string, isSelect: boolean, gaps: readonly string[]) {
  if (isSelect) return { [name]: form };
  if (form.startsWith('=')) return { [name]: Number(form.slice(1)) };
  if (/^\d+$/.test(form)) return { [name]: Number(form) };
  if (gaps.includes(name)) return {};
  return { [name]: form === 'one' ? 1 : 2 };
}

const joined = (one: Unsaid, end: Unsaid): Unsaid => ({
  texts: [...one.texts.slice(0, -1), `${one.texts.at(-1)}${end.texts[0]}`, ...end.texts.slice(1)],
  gaps: [...one.gaps, ...end.gaps],
  chosen: { ...one.chosen, ...end.chosen },
});

/** A wording without the places of its elements. */
const plain = (text: string): string => text.replace(/<\/?\d+\/?>/g, '').replace(/\s+/g, ' ');

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

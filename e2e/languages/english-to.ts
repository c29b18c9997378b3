import { pageLanguageOf } from '#contracts/content/page-language.ts';
import { languageInSentence, languageName } from '#language/language-name.ts';
import { languageCodes } from '#language/languages.ts';
import { type PageLocale, sourceLocale } from '#language/wordings/interface-languages.ts';
import { type Compiled, createSpeaker } from '#language/wordings/speaker.ts';
import { demoWords } from '#scripts/world/demo-words.ts';
import { readCatalogue, wordingsOf } from '#web/build/catalogues.ts';

/** What walks look for: a text, or a pattern of one. */
export type Sought = string | RegExp;

/** A gap of a message. A counted one holds a number. */
interface Gap {
  name: string;
  isCounted: boolean;
}

/** A way to say an English message, and its translation. */
interface Variant {
  /** The texts between the gaps of the English message, without elements. */
  texts: string[];
  gaps: Gap[];
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
        say: (values) => withPlaces(speaker._({ id, said: translated(id), values })),
      }),
    ),
  );
  variants.push(...namesOfDemoTasks(locale), ...namesOfLanguages(locale));
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

/** The names that the demo teacher has given to tasks, which the tests' environment has in the language of the walk. */
function namesOfDemoTasks(locale: PageLocale): Variant[] {
  const { tasks } = demoWords[pageLanguageOf(locale)];
  return Object.entries(demoWords.en.tasks).map(([source, name]) => ({
    ...{ texts: [name], gaps: [], chosen: {} },
    say: () => tasks[source] ?? name,
  }));
}

/** The names of the languages, which the pages have from the browser and not from messages. */
const namesOfLanguages = (locale: PageLocale): Variant[] =>
  languageCodes.flatMap((code) => {
    const name = languageInSentence(code, locale);
    const [first = '', ...rest] = name;
    return [name, first.toLocaleUpperCase(locale) + rest.join('')].map((said) => ({
      ...{ texts: [languageName(code)], gaps: [], chosen: {} },
      say: () => said,
    }));
  });

/** The pattern of a text: its translation, or the text itself. */
function ofText(sought: string, exact: boolean, variants: readonly Variant[]): RegExp {
  const text = sought.replace(/\s+/g, ' ').trim();
  const whole = wholeOf(text, exact, variants) ?? [];
  const part = exact ? [] : partsOf(text, variants);
  const all = [...new Set([...whole, ...part, asData(text)])];
  // Without the flag u: Playwright does not escape the quotation marks of such patterns in its selectors.
  return exact ? new RegExp(`^\\s*(?:${all.join('|')})\\s*$`) : new RegExp(all.join('|'), 'i');
}

/** The most messages that a name is made of, such as the visible and the spoken part of a button. */
const maxMessages = 3;

/** The patterns of a text that is one message, or several after each other; null if it is none. */
function wholeOf(
  text: string,
  exact: boolean,
  variants: readonly Variant[],
  depth = 1,
  level = 0,
): string[] | null {
  const found = variants.flatMap((variant) => {
    const values = valuesIn(text, variant, exact ? 'u' : 'iu');
    return values ? [saidWith(values, variant, variants, level)] : [];
  });
  const named = level === maxLevels ? [] : namedOf(text, exact, variants, level);
  if (found.length + named.length > 0) return [...found, ...named];
  if (depth === maxMessages) return null;
  for (let space = text.lastIndexOf(' '); space > 0; space = text.lastIndexOf(' ', space - 1)) {
    const [before, after] = [text.slice(0, space), text.slice(space + 1)];
    const first = figureOf(before) ?? wholeOf(before, exact, variants, maxMessages);
    const rest = first && (figureOf(after) ?? wholeOf(after, exact, variants, depth + 1));
    if (rest) return first.flatMap((one) => rest.map((other) => `${one}\\s*${other}`));
  }
  return null;
}

/**
 * The patterns of a message with a colon after it, and perhaps data after that, such as “Start: Fill the gaps”: there is a
 * message that only arranges the two.
 */
function namedOf(
  text: string,
  exact: boolean,
  variants: readonly Variant[],
  level: number,
): string[] {
  const at = text.indexOf(':');
  if (at < 1) return [];
  const after = text.slice(at + 1).trim();
  const names = wholeOf(text.slice(0, at), exact, variants, maxMessages, level + 1) ?? [];
  const own = after === '' ? null : wholeOf(after, exact, variants, maxMessages, level + 1);
  const data = after === '' ? '' : `(?:${[...(own ?? []), asData(after)].join('|')})`;
  return names.map((name) => `${name}\\s*[:：]\\s*${data}`);
}

/** The most levels of messages inside messages, such as a task's name in the name of a button. */
const maxLevels = 2;

/** The pattern of a figure beside messages, such as “93%”; null for other texts. */
const figureOf = (text: string): string[] | null =>
  /^[\d.,½]+%?$/.test(text) ? [asData(text)] : null;

/** Stands for the gap of this number in a translation, until its value is put in. */
const marked = (at: number) => `\u0002${at}\u0002`;

/** The pattern of a translation with values. A value can itself be a message, such as the name of an activity. */
function saidWith(
  values: Record<string, unknown>,
  { chosen, say }: Variant,
  variants: readonly Variant[],
  level: number,
): string {
  const texts = Object.entries(values).filter(([, value]) => typeof value === 'string');
  const marks = Object.fromEntries(texts.map(([name], at) => [name, marked(at)]));
  const pattern = escaped(say({ ...values, ...marks, ...chosen }));
  return texts.reduce((all, [, value], at) => {
    const text = String(value);
    const own = level === maxLevels ? null : wholeOf(text, true, variants, maxMessages, level + 1);
    return all.replaceAll(marked(at), `(?:${[...(own ?? []), asData(text)].join('|')})`);
  }, pattern);
}

/** The patterns of all messages that contain a text. Words in quotation marks can be data in a gap. */
function partsOf(text: string, variants: readonly Variant[]): string[] {
  const sought = [text, text.replace(/“[^”]+”/g, `“${anything}”`)].map((one) => one.toLowerCase());
  return variants.flatMap((variant) => {
    const own = variant.texts.join(anything).toLowerCase();
    return sought.some((one) => own.includes(one)) ? [patternOf(variant)] : [];
  });
}

/** A pattern that begins with a text. */
const textFirst = /^(\^?)([\p{L}\p{M}\p{N} ,:;!'’“”%–-]+)((?![?*+{]).*)$/u;

/** The pattern of a pattern: the translations of all messages that it fits, or the pattern itself. */
function ofPattern(sought: RegExp, variants: readonly Variant[]): RegExp {
  const flags = sought.flags.replace(sought.source.includes('\\p{') ? /[gy]/g : /[gyu]/g, '');
  const [, start, text, end] = textFirst.exec(sought.source) ?? [];
  const whole = text === undefined ? null : wholeOf(text.trim(), !flags.includes('i'), variants);
  const rest = (end ?? '').replace(/(?<=\.\*)[\p{L}\p{N} ,:;!'’“”%–-]+$/u, (words) => {
    const known = wholeOf(words.trim(), false, variants) ?? [];
    return `(?:${[...known, ...partsOf(words.trim(), variants), words].join('|')})`;
  });
  const asWhole = whole ? [`${start}(?:${whole.join('|')})${rest}`] : [];
  // A gap can hold the numbers that the pattern names, or any number.
  const numbers = [...new Set(sought.source.match(/\d+/g))];
  const fillings = [anything, ...numbers].map((filling) => [filling, filling] as const);
  if (sought.source.includes('\\d')) fillings.push(['1', anything]);
  // The end of the pattern can be data in a gap.
  const [, last] = /\.\*([^.*\\()[\]|$]+)$/.exec(sought.source) ?? [];
  if (last !== undefined) fillings.push([last, anything + last]);
  const fitting = variants.flatMap((variant) =>
    fillings
      .filter(([filling]) => sought.test(variant.texts.join(filling)))
      .map(([, filling]) => patternOf(variant, filling)),
  );
  return new RegExp([...new Set([...asWhole, ...fitting]), sought.source].join('|'), flags);
}

const numberOf = (text: string): string | number => (/^\d+$/.test(text) ? Number(text) : text);

/** Numbers that lead to every plural form of the languages. */
const anyCounts = [1, 2, 3, 7, 11, 25, 100];

/** The translation of a variant as a pattern, with a number or any text in its gaps. */
function patternOf({ gaps, chosen, say }: Variant, filling = anything): string {
  const counts = filling === anything && gaps.some(({ isCounted }) => isCounted) ? anyCounts : [0];
  const patterns = counts.map((count) => {
    const fill = ({ isCounted }: Gap) =>
      filling !== anything ? numberOf(filling) : isCounted ? count : anything;
    const values = Object.fromEntries(gaps.map((gap) => [gap.name, fill(gap)]));
    const pattern = escaped(say({ ...values, ...chosen }))
      .split(anything)
      .join('.*?');
    return count === 0
      ? pattern
      : pattern.replace(new RegExp(`(?<!\\d)${count}(?!\\d)`), '[\\d.,]+');
  });
  return [...new Set(patterns)].join('|');
}

/** The values of the gaps with which a variant is this text; null if it is another text. */
function valuesIn(
  text: string,
  { texts, gaps }: Variant,
  flags: string,
): Record<string, unknown> | null {
  // A message that only arranges its gaps would fit every text.
  if (!/\p{L}{2}/u.test(texts.join(''))) return null;
  // Most messages are another text, and a pattern is slow to make.
  const lower = text.toLowerCase();
  if (!texts.every((part) => lower.includes(part.toLowerCase()))) return null;
  const between = (at: number) => (gaps[at - 1]?.isCounted ? '(\\d[\\d.,]*)(?<=\\d)' : '(.+?)');
  const source = texts.reduce(
    (all, part, at) => (at === 0 ? escaped(part) : all + between(at) + escaped(part)),
    '',
  );
  const pattern = new RegExp(`^${source}$`, flags);
  const found = pattern.exec(text);
  if (!found) return null;
  return Object.fromEntries(
    gaps.map(({ name }, at) => {
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
      ? [{ texts: ['', ''], gaps: [{ name: counted, isCounted: true }], chosen: {} }]
      : [{ texts: [plain(piece)], gaps: [], chosen: {} }];
  }
  const [name, kind, choices] = piece;
  if (typeof choices !== 'object')
    return [{ texts: ['', ''], gaps: [{ name, isCounted: false }], chosen: {} }];
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
function valueFor(name: string, form: string, isSelect: boolean, gaps: readonly Gap[]) {
  if (isSelect) return { [name]: form };
  if (form.startsWith('=')) return { [name]: Number(form.slice(1)) };
  if (/^\d+$/.test(form)) return { [name]: Number(form) };
  if (gaps.some((gap) => gap.name === name)) return {};
  return { [name]: form === 'one' ? 1 : 2 };
}

const joined = (one: Unsaid, end: Unsaid): Unsaid => ({
  texts: [...one.texts.slice(0, -1), `${one.texts.at(-1)}${end.texts[0]}`, ...end.texts.slice(1)],
  gaps: [...one.gaps, ...end.gaps],
  chosen: { ...one.chosen, ...end.chosen },
});

/** Stands for the start or end of an element, where the name of a control can have a space. */
const place = '\u0003';

/** A wording in which the places of its elements are marked. */
const withPlaces = (text: string): string =>
  text.replace(/<\/?\d+\/?>/g, place).replace(/\s+/g, ' ');

/** A wording without the places of its elements. */
const plain = (text: string): string => text.replace(/<\/?\d+\/?>/g, '').replace(/\s+/g, ' ');

/**
 * The pattern of a text that is no message. Languages write percentages with or without a space or a mark of direction, and
 * amounts with other signs, in another order and with a comma.
 */
const asData = (text: string): string =>
  escaped(text)
    .replace(/\s+/g, '\\s+')
    .replace(/(\d)%/g, '$1[\\s\\u200e]*%')
    .replace(/(?:US)?\\?[£€$](\d+)\\\.(\d\d)/g, '$1[.,]$2');

const escaped = (text: string): string =>
  text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replaceAll(place, '\\s*');

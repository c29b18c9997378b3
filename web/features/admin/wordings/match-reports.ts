import type { WordingReport } from '#contracts/wordings/wording-report.ts';
import { compileWording } from '#language/wordings/compile-wording.ts';
import { type InterfaceLocale, sourceLocale } from '#language/wordings/interface-languages.ts';
import { matchGaps } from '#language/wordings/match-gaps.ts';
import type { Compiled } from '#language/wordings/speaker.ts';
import { builtWording, type WordingTexts, wordingNow } from './wording-texts.ts';

/** Reports by the message whose wording they quote. */
export interface MatchedReports {
  byMessage: ReadonlyMap<string, readonly WordingReport[]>;
  /** The reports whose text is no wording, such as a teacher's own text. */
  others: readonly WordingReport[];
}

/** Assigns each report to the message that a page said in its language. */
export function matchReports(
  texts: WordingTexts,
  reports: readonly WordingReport[],
): MatchedReports {
  const matchers = new Map<string, (quoted: string) => string | null>();
  const byMessage = new Map<string, WordingReport[]>();
  const others: WordingReport[] = [];
  for (const report of reports) {
    const match = matchers.get(report.locale) ?? createMatcher(texts, report.locale);
    matchers.set(report.locale, match);
    const id = match(report.quoted);
    if (id === null) others.push(report);
    else byMessage.set(id, [...(byMessage.get(id) ?? []), report]);
  }
  return { byMessage, others };
}

/**
 * Returns a function that finds the message that a text was made from. A wording without gaps has priority, and then the
 * wording with the longest text beside its gaps.
 */
export function createMatcher(
  texts: WordingTexts,
  locale: InterfaceLocale,
): (quoted: string) => string | null {
  const whole = new Map<string, string>();
  const patterns: { id: string; variants: string[][]; length: number }[] = [];
  for (const entry of texts.messages) {
    const said =
      locale === sourceLocale
        ? []
        : [wordingNow(texts, locale, entry), builtWording(texts.built, locale, entry)];
    // A page can still say the wording of the build, and it says English where there is none.
    for (const wording of new Set([...said, entry.message])) {
      const compiled = wording === null ? null : compile(wording);
      if (compiled === null) continue;
      if (typeof compiled === 'string') {
        const text = normal(withoutTags(compiled));
        if (!whole.has(text)) whole.set(text, entry.id);
        continue;
      }
      const text = textOf(compiled);
      if (weightOf(text) < minWeight) continue;
      patterns.push({ id: entry.id, variants: variantsOf(compiled), length: text.length });
    }
  }
  patterns.sort((a, b) => b.length - a.length);
  return (quoted) => {
    const text = normal(quoted);
    const exact = whole.get(text);
    if (exact !== undefined) return exact;
    const fits = (variant: readonly string[]) => matchGaps(text, variant) !== null;
    return patterns.find(({ variants }) => variants.some(fits))?.id ?? null;
  };
}

/** A wording with less text beside its gaps, such as `{a}: {b}`, would match nearly every text. */
const minWeight = 3;

/** The number of letters. A character of Chinese or Japanese counts as two, because it says more. */
const weightOf = (text: string): number =>
  text.length + (text.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/gu)?.length ?? 0);

/** Compiles a wording; null if it is malformed, which only an unfinished catalogue is. */
function compile(wording: string): Compiled | null {
  try {
    return compileWording(wording);
  } catch {
    return null;
  }
}

const normal = (text: string): string => text.replace(/\s+/g, ' ').trim();

const withoutTags = (text: string): string => text.replace(/<\/?\d+\/?>/g, '');

/** The text that a wording has in each case, beside its gaps: of a choice, the shortest. */
function textOf(wording: Compiled): string {
  if (typeof wording === 'string') return withoutTags(wording);
  return wording
    .map((piece) => {
      if (typeof piece === 'string') return piece === '#' ? '' : withoutTags(piece);
      const texts = choicesOf(piece[2]).map(textOf);
      return texts.sort((a, b) => a.length - b.length)[0] ?? '';
    })
    .join('')
    .replace(/[^\p{L}]/gu, '');
}

const choicesOf = (choices: unknown): Compiled[] =>
  typeof choices === 'object' && choices !== null
    ? Object.entries(choices).flatMap(([form, choice]) => (form === 'offset' ? [] : [choice]))
    : [];

/** The most ways to say a wording that are compared. Only a wording with several choices has more. */
const maxVariants = 64;

/** The ways to say a wording, one for each of its choices: the texts between its gaps. */
function variantsOf(wording: Compiled): string[][] {
  return waysOf(wording).map((way) => [
    (way[0] ?? '').trimStart(),
    ...way.slice(1, -1),
    ...way
      .slice(1)
      .slice(-1)
      .map((last) => last.trimEnd()),
  ]);
}

function waysOf(wording: Compiled): string[][] {
  if (typeof wording === 'string') return [[withoutTags(wording).replace(/\s+/g, ' ')]];
  return wording.reduce<string[][]>(
    (before, piece) =>
      before.flatMap((way) => endsOf(piece).map((end) => joined(way, end))).slice(0, maxVariants),
    [['']],
  );
}

function endsOf(piece: Exclude<Compiled, string>[number]): string[][] {
  if (typeof piece === 'string') return piece === '#' ? [['', '']] : waysOf(piece);
  const choices = choicesOf(piece[2]).flatMap(waysOf);
  return choices.length > 0 ? choices : [['', '']];
}

const joined = (way: readonly string[], [first = '', ...others]: readonly string[]): string[] => [
  ...way.slice(0, -1),
  `${way.at(-1)}${first}`,
  ...others,
];

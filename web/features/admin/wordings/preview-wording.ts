import { compileWording } from '#language/wordings/compile-wording.ts';
import { type Compiled, createSpeaker } from '#language/wordings/speaker.ts';

/** What a page says in one case. */
export interface WordingPreview {
  /** The case, such as "count = 1"; empty if there is only one. */
  label: string;
  text: string;
}

/**
 * Returns what pages say for each form of a wording: one number for each plural form of the language, and each choice of
 * the other gaps. A gap without choices shows its name. Null if the wording is malformed.
 */
export function previewWording(locale: string, wording: string): WordingPreview[] | null {
  try {
    const compiled = compileWording(wording);
    const speaker = createSpeaker(locale);
    const choices = choicesIn(compiled);
    const names = namesIn(compiled);
    const standard = Object.fromEntries(
      [...names].map((name) => [name, choices.get(name)?.[0] ?? `‹${name}›`]),
    );
    const say = (values: Record<string, unknown>) =>
      speaker
        ._({ id: 'preview', said: compiled, values: { ...standard, ...values } })
        .replace(/<\/?\d+\/?>/g, '');
    const cases = [...choices].flatMap(([name, values]) =>
      values.map((value) => ({
        label: `${name} = ${value}`,
        text: say({ [name]: value }),
      })),
    );
    return cases.length > 0 ? cases : [{ label: '', text: say({}) }];
  } catch {
    return null;
  }

  /** The values that show every form of each choice, by the name of its gap. */
  function choicesIn(part: Compiled, found = new Map<string, (string | number)[]>()) {
    if (typeof part === 'string') return found;
    for (const piece of part) {
      if (typeof piece === 'string') continue;
      const [name, kind, choices] = piece;
      if (typeof choices !== 'object') continue;
      const forms = Object.keys(choices).filter((form) => form !== 'offset');
      const values = kind === 'select' ? forms : numbersFor(kind === 'plural', forms);
      found.set(name, [...new Set([...(found.get(name) ?? []), ...values])]);
      for (const form of forms) choicesIn(choices[form] as Compiled, found);
    }
    return found;
  }

  /** The smallest numbers that have each form. */
  function numbersFor(isCardinal: boolean, forms: readonly string[]): number[] {
    const rules = new Intl.PluralRules(locale, { type: isCardinal ? 'cardinal' : 'ordinal' });
    const exact = forms.filter((form) => /^\d+$/.test(form)).map(Number);
    const byForm = new Map<string, number>();
    for (const number of candidates) {
      const form = rules.select(number);
      if (!exact.includes(number) && !byForm.has(form)) byForm.set(form, number);
    }
    return [...exact, ...byForm.values()].sort((a, b) => a - b);
  }
}

/** Whole numbers before a fraction and a million, because some languages have a form only for those. */
const candidates = [...Array.from({ length: 111 }, (_, at) => at), 1_000_000, 1.5];

function namesIn(part: Compiled, found = new Set<string>()): Set<string> {
  if (typeof part === 'string') return found;
  for (const piece of part) {
    if (typeof piece === 'string') continue;
    const [name, , choices] = piece;
    found.add(name);
    if (typeof choices !== 'object') continue;
    for (const [form, choice] of Object.entries(choices)) {
      if (form !== 'offset') namesIn(choice as Compiled, found);
    }
  }
  return found;
}

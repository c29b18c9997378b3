import { isLanguageCode, type Language, languageOf } from '../languages.ts';

/**
 * The facts about a language that marking needs. The language is given by its stored code or any BCP-47 tag.
 */
export interface MarkingLanguage extends Language {
  /** The code in `languages`, or the tag's first subtag for other languages. */
  code: string;
  /** A tag that `Intl` accepts. */
  locale: string;
}

/** Codes that other systems use for our languages. */
const otherNames: Record<string, string> = { no: 'nb', nn: 'nb', cmn: 'zh', iw: 'he', in: 'id' };

/**
 * Languages without spaces between words that are not taught on the platform, but in which answers may be
 * marked.
 */
const spaceless = new Set(['lo', 'km', 'my']);

const known = new Map<string, MarkingLanguage>();

/**
 * Resolves a tag: `fr-CA` is French, `zh-Hant-HK` is Chinese. Unknown tags are treated as a language with
 * Latin script and spaces.
 */
export function markingLanguage(tag: string): MarkingLanguage {
  const found = known.get(tag);
  if (found) return found;
  const first = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  const code = otherNames[first] ?? first;
  const facts = languageOf(code);
  const language = {
    ...facts,
    code,
    locale: isLanguageCode(code) ? facts.locale : localeOf(code),
    spaces: facts.spaces && !spaceless.has(code),
  };
  known.set(tag, language);
  return language;
}

function localeOf(code: string): string {
  try {
    return Intl.getCanonicalLocales(code)[0] ?? 'und';
  } catch {
    return 'und';
  }
}

import { Plus } from 'lucide-react';
import * as z from 'zod/mini';
import { ChunkRule, chunkRules } from '#contracts/admin/chunk-word.ts';
import { isLanguageCode, languageCodes } from '#language/languages.ts';
import { maxChunkWords, type NewChunkWord } from '#lessons/questions/chunk/chunk-word-list.ts';
import { checkPhrase, phraseKey } from '#lessons/questions/chunk/phrase-words.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import { useForm } from '#web/app/forms/use-form.ts';
import type { ChunkWordActions } from './use-chunk-word-actions.ts';
import { languageOptions, ruleOptions } from './word-options.ts';

interface AddChunkWordsProps {
  /** The language by which the list is filtered; '' for all languages. */
  language: string;
  adminActions: ChunkWordActions;
}

/** Adds typed or pasted words or phrases, one per line, for one language and rule. */
export function AddChunkWords({ language: filtered, adminActions }: AddChunkWordsProps) {
  // Uses the filter's language until a language is chosen here.
  const languageFor = (chosen: string) => {
    const wanted = chosen || filtered;
    return isLanguageCode(wanted) ? wanted : 'fr';
  };
  const form = useForm({
    schema: Pasting,
    initial: { language: '', rule: 'together', pasted: '' },
    read: (typed) => ({ ...typed, language: languageFor(typed.language) }),
    async send({ words }) {
      if (await adminActions.add(words)) form.set({ ...form.values, pasted: '' });
    },
  });
  const language = languageFor(form.values.language);
  const rule = ChunkRule.parse(form.values.rule);
  const { words } = parsePasted(language, rule, form.values.pasted);

  return (
    <Card className="lg:sticky lg:top-24">
      <h2 className="mb-4 text-lg">Add words</h2>
      <form noValidate onSubmit={form.submit} className="grid gap-4">
        <NativeSelect
          {...form.field('language')}
          label="Language of the words"
          value={language}
          options={languageOptions}
        />
        <NativeSelect
          {...form.field('rule')}
          label="What they do"
          options={ruleOptions}
          help={`Such as ${chunkRules[rule].example}.`}
        />
        <TextArea
          {...form.field('pasted')}
          label="Words or phrases"
          note="one per line"
          rows={4}
          {...inLanguage(language)}
          className="min-h-32 font-text"
        />
        <Button type="submit" variant="primary" busy={form.busy || adminActions.busy}>
          <Plus size={18} aria-hidden="true" />
          {words.length > 1 ? `Add ${words.length} words` : 'Add to list'}
        </Button>
      </form>
    </Card>
  );
}

/** Parses the pasted list to words; invalid lines are reported by number. */
export const Pasting = z.pipe(
  z
    .object({ language: z.enum(languageCodes), rule: ChunkRule, pasted: z.string() })
    .check(({ value: { language, rule, pasted }, issues }) => {
      const { words, problems } = parsePasted(language, rule, pasted);
      const message = problemOf(words.length, problems);
      if (message) issues.push({ code: 'custom', message, path: ['pasted'], input: pasted });
    }),
  z.transform(({ language, rule, pasted }) => parsePasted(language, rule, pasted)),
);

function problemOf(count: number, problems: readonly string[]): string | undefined {
  if (problems.length > 0) {
    const more = problems.length > 3 ? ` And ${problems.length - 3} more.` : '';
    return `${problems.slice(0, 3).join(' ')}${more}`;
  }
  if (count === 0) return 'Write at least one word.';
  return count > maxChunkWords ? `Add ${maxChunkWords} at most at a time.` : undefined;
}

/**
 * The result of parsing a pasted list, line by line: the words that can be added, and the problems of all
 * other lines.
 */
interface Pasted {
  words: NewChunkWord[];
  problems: string[];
}

/** Parses a pasted list, skipping empty lines and duplicates. */
export function parsePasted(
  language: NewChunkWord['language'],
  rule: ChunkRule,
  pasted: string,
): Pasted {
  const words = new Map<string, NewChunkWord>();
  const problems: string[] = [];
  for (const [at, line] of pasted.split(/\r\n?|\n/u).entries()) {
    const phrase = line.trim();
    if (phrase === '') continue;
    const problem = checkPhrase(language, phrase, rule);
    const key = phraseKey(language, phrase);
    if (problem) problems.push(`Line ${at + 1}: ${problem}`);
    else if (!words.has(key)) words.set(key, { language, phrase, rule });
  }
  return { words: [...words.values()], problems };
}

import { Plus } from 'lucide-react';
import { useState } from 'react';
import { ChunkRule, chunkRules } from '#contracts/admin/chunk-word.ts';
import { isLanguageCode } from '#language/languages.ts';
import { maxChunkWords, type NewChunkWord } from '#lessons/questions/chunk/chunk-word-list.ts';
import { checkPhrase, phraseKey } from '#lessons/questions/chunk/phrase-words.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { NativeSelect } from '#ui/NativeSelect.tsx';
import { TextArea } from '#ui/TextArea.tsx';
import { inLanguage } from '#web/app/format/in-language.ts';
import type { ChunkWordActions } from './use-chunk-word-actions.ts';
import { languageOptions, ruleOptions } from './word-options.ts';

interface AddChunkWordsProps {
  /** The language that the list is filtered by; '' for all. */
  language: string;
  adminActions: ChunkWordActions;
}

/** Adds words or phrases of one language and rule, one per line, typed or pasted. */
export function AddChunkWords({ language: filtered, adminActions }: AddChunkWordsProps) {
  const [chosen, setChosen] = useState('');
  const [rule, setRule] = useState<ChunkRule>('together');
  const [pasted, setPasted] = useState('');
  const [tried, setTried] = useState(false);
  const wanted = chosen || filtered || 'fr';
  const language = isLanguageCode(wanted) ? wanted : 'fr';
  const { words, problems } = parsePasted(language, rule, pasted);
  const error = tried ? problemOf(words.length, problems) : undefined;

  async function add() {
    setTried(true);
    if (problemOf(words.length, problems)) return;
    if (await adminActions.add(words)) {
      setPasted('');
      setTried(false);
    }
  }

  return (
    <Card className="lg:sticky lg:top-24">
      <h2 className="mb-4 text-lg">Add words</h2>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <NativeSelect
          label="Language of the words"
          value={language}
          options={languageOptions}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        <NativeSelect
          label="What they do"
          value={rule}
          options={ruleOptions}
          help={`Such as ${chunkRules[rule].example}.`}
          onChange={(event) => setRule(ChunkRule.parse(event.currentTarget.value))}
        />
        <TextArea
          label="Words or phrases"
          note="one per line"
          rows={4}
          {...inLanguage(language)}
          className="min-h-32 font-text"
          value={pasted}
          error={error}
          onChange={(event) => setPasted(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" busy={adminActions.busy}>
          <Plus size={18} aria-hidden="true" />
          {words.length > 1 ? `Add ${words.length} words` : 'Add to list'}
        </Button>
      </form>
    </Card>
  );
}

function problemOf(count: number, problems: readonly string[]): string | undefined {
  if (problems.length > 0) {
    const more = problems.length > 3 ? ` And ${problems.length - 3} more.` : '';
    return `${problems.slice(0, 3).join(' ')}${more}`;
  }
  if (count === 0) return 'Write at least one word.';
  return count > maxChunkWords ? `Add ${maxChunkWords} at most at a time.` : undefined;
}

/**
 * The result of parsing a pasted list, line by line: the words that can be added, and the problems of the
 * others.
 */
interface Pasted {
  words: NewChunkWord[];
  problems: string[];
}

/** Skips empty lines and duplicates. */
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

import { Pencil, Trash2 } from 'lucide-react';
import { chunkRules } from '#contracts/admin/chunk-word.ts';
import { languageName } from '#language/language-name.ts';
import type { ChunkWordRow } from '#lessons/questions/chunk/chunk-word-list.ts';
import { Badge } from '#ui/Badge.tsx';
import { Card } from '#ui/Card.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { formatDay } from '#web/app/format/format-date-time.ts';
import { LanguageText } from './LanguageText.tsx';

interface ChunkWordListProps {
  words: readonly ChunkWordRow[];
  busy: boolean;
  onChange: (word: ChunkWordRow) => void;
  onRemove: (word: ChunkWordRow) => void;
}

/** One page of the curated words, each with its rule and what can be done with it. */
export function ChunkWordList({ words, busy, onChange, onRemove }: ChunkWordListProps) {
  return (
    <Card flush>
      <ul aria-label="Chunk words">
        {words.map((word) => (
          <li
            key={word.id}
            className="flex items-center gap-x-3 border-b border-line py-2 ps-5 pe-2 last:border-b-0"
          >
            <div className="grid min-w-0 flex-1 gap-x-4 gap-y-1 py-1 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
              <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                <LanguageText language={word.language} className="text-lg wrap-anywhere">
                  {word.phrase}
                </LanguageText>
                <span className="text-sm text-ink-2">
                  {languageName(word.language)} · {formatDay(word.updatedAt)}
                </span>
              </p>
              <Badge className="justify-self-start">{chunkRules[word.rule].name}</Badge>
            </div>
            <div className="flex shrink-0">
              <IconButton
                label={`Change “${word.phrase}”`}
                icon={<Pencil size={18} />}
                onClick={() => onChange(word)}
              />
              <IconButton
                label={`Remove “${word.phrase}”`}
                icon={<Trash2 size={18} />}
                disabled={busy}
                onClick={() => onRemove(word)}
              />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

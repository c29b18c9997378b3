import { useCallback, useState } from 'react';
import type { Part, Resource } from '#contracts/resources/resource.ts';
import type { PartOfSpeech, SideName } from '#language/text/text.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from '../use-resource.ts';
import { isOutdated } from './part-states.ts';
import { persistEdits } from './text/stored-edits.ts';

/** What a teacher says of one word; an empty text takes that mark away. */
export interface WordEdit {
  id: string;
  pos?: PartOfSpeech;
  lemma: string;
  gloss: string;
  reading: string;
}

/** What the teacher can do to a resource under review. `refresh` fetches it and its progress again. */
export function useReviewActions(id: string, refresh: () => Promise<unknown>) {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const path = resourcePath(id);
  // What was stored is stored, though it could not be loaded again: told that it failed, the teacher would
  // save it once more and meet her own version as another's.
  const showStored = useCallback(() => refresh().catch(() => undefined), [refresh]);

  /** Without the generation that it was made from, it replaces whatever is stored. */
  const savePart = useCallback(
    async (part: string, content: unknown, generation?: number) => {
      try {
        await http.put<Part>(`${path}/parts/${part}`, { content, generation });
      } catch (error) {
        // What is stored instead is shown beside what was to be.
        if (isOutdated(error)) await refresh();
        throw error;
      }
      await showStored();
    },
    [path, refresh, showStored],
  );

  const makeAgain = useCallback(
    async (part: string) => {
      setAsked((last) => new Set([...last, part]));
      try {
        await http.post<Part>(`${path}/parts/${part}/generate`);
        // They would come back over the new text; until it is really asked for, a reload keeps them.
        if (part === 'text') persistEdits(sessionStorage, id, null);
        await showStored();
      } catch (error) {
        toast('error', error instanceof Error ? error.message : 'Something went wrong');
      } finally {
        setAsked((last) => new Set([...last].filter((name) => name !== part)));
      }
    },
    [id, path, showStored],
  );

  const change = useCallback(
    async (fields: { title?: string; voices?: Record<string, string> }) => {
      const changed = await http.patch<Resource>(path, fields);
      await showStored();
      return changed;
    },
    [path, showStored],
  );

  const saveWord = useCallback(
    async (sentenceId: string, side: SideName, marks: WordEdit) => {
      await http.put(`${path}/words`, { sentenceId, side, tokens: [marks] });
      await showStored();
    },
    [path, showStored],
  );

  const finalise = useCallback(async () => {
    const done = await http.post<Resource>(`${path}/finalise`);
    await showStored();
    return done;
  }, [path, showStored]);

  return { asked, savePart, saveWord, makeAgain, change, finalise };
}

export type ReviewActions = ReturnType<typeof useReviewActions>;

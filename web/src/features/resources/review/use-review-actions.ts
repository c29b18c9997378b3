import { useCallback, useState } from 'react';
import type { Part, Resource } from '#teaching/resources/resource.ts';
import type { PartOfSpeech, SideName } from '#teaching/text/text.ts';
import { http } from '#web/http.ts';
import { toast } from '#web/ui/toast.ts';
import { resourcePath } from '../use-resource.ts';
import { isOutdated } from './is-outdated.ts';

/** What a teacher says of one word; an empty text takes that mark away. */
export interface WordMarks {
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
      await refresh();
    },
    [path, refresh],
  );

  const makeAgain = useCallback(
    async (part: string) => {
      setAsked((last) => new Set([...last, part]));
      try {
        await http.post<Part>(`${path}/parts/${part}/generate`);
        await refresh();
      } catch (error) {
        toast('error', error instanceof Error ? error.message : 'Something went wrong');
      } finally {
        setAsked((last) => new Set([...last].filter((name) => name !== part)));
      }
    },
    [path, refresh],
  );

  const change = useCallback(
    async (fields: { title?: string; voices?: Record<string, string> }) => {
      const changed = await http.patch<Resource>(path, fields);
      await refresh();
      return changed;
    },
    [path, refresh],
  );

  const saveWord = useCallback(
    async (sentenceId: string, side: SideName, marks: WordMarks) => {
      await http.put(`${path}/words`, { sentenceId, side, tokens: [marks] });
      await refresh();
    },
    [path, refresh],
  );

  const finalise = useCallback(async () => {
    const done = await http.post<Resource>(`${path}/finalise`);
    await refresh();
    return done;
  }, [path, refresh]);

  return { asked, savePart, saveWord, makeAgain, change, finalise };
}

export type ReviewActions = ReturnType<typeof useReviewActions>;

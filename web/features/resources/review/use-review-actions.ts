import { useCallback, useState } from 'react';
import type { Part, Resource } from '#contracts/resources/resource.ts';
import type { PartOfSpeech, SideName } from '#language/text/text.ts';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from '../use-resource.ts';
import { isOutdated } from './part-states.ts';
import { persistEdits } from './text/stored-edits.ts';

/** A teacher's annotations of one word; an empty text removes that annotation. */
export interface WordEdit {
  id: string;
  pos?: PartOfSpeech;
  lemma: string;
  gloss: string;
  reading: string;
}

/** The teacher's actions on a resource under review. `refresh` refetches it and its progress. */
export function useReviewActions(id: string, refresh: () => Promise<unknown>) {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const path = resourcePath(id);
  // The save succeeded even if the refetch fails: if it were reported as failed, the teacher would save again
  // and get a conflict with her own version.
  const showStored = useCallback(() => refresh().catch(() => undefined), [refresh]);

  /** Without `generation`, overwrites whatever version is stored. */
  const savePart = useCallback(
    async (part: string, content: unknown, generation?: number) => {
      try {
        await http.put<Part>(`${path}/parts/${part}`, { content, generation });
      } catch (error) {
        // Fetch the stored version, to show it next to the rejected one.
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
        // Delete the stored copy of the edits, which would be restored over the new text; but only once the
        // request has succeeded, so that a reload before that still restores them.
        if (part === 'text') persistEdits(sessionStorage, id, null);
        await showStored();
      } catch (error) {
        toast('error', messageOf(error));
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

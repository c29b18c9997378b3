import { useCallback, useState } from 'react';
import type { Part, Resource } from '#contracts/resources/resource.ts';
import type { PartOfSpeech, SideName } from '#language/text/text.ts';
import { messageOf } from '#ui/http-error.ts';
import { toast } from '#ui/toast.ts';
import { http } from '#web/app/http/http.ts';
import { resourcePath } from '../use-resource.ts';
import { isOutdated } from './part-states.ts';
import { persistEdits } from './text/stored-edits.ts';

/** A teacher's annotations of one word. An empty text removes the annotation. */
export interface WordEdit {
  id: string;
  pos?: PartOfSpeech;
  lemma: string;
  gloss: string;
  reading: string;
}

/** The teacher's actions on a resource under review. `refresh` refetches the resource and its progress. */
export function useReviewActions(id: string, refresh: () => Promise<unknown>) {
  const [asked, setAsked] = useState<ReadonlySet<string>>(new Set());
  const path = resourcePath(id);
  // Ignore a failed refetch, because the save has succeeded. If the save were reported as failed, the teacher
  // would save again and get a conflict with her own version.
  const showStored = useCallback(() => refresh().catch(() => undefined), [refresh]);

  /** Saves a part. Without `generation`, it overwrites any stored version. */
  const savePart = useCallback(
    async (part: string, content: unknown, generation?: number) => {
      try {
        await http.put<Part>(`${path}/parts/${part}`, { content, generation });
      } catch (error) {
        // Fetch the stored version, so that it can be shown next to the rejected version.
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
        // Delete the stored copy of the edits, because it would otherwise be restored over the new text.
        // Delete it only after the request has succeeded: if the page is reloaded before that, the edits are
        // still restored.
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

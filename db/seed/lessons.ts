import type { Draft } from '#contracts/resources/draft.ts';
import type { Text } from '#language/text/text.ts';
import type { Database } from '../client.ts';
import { searchText } from '../queries/search-text.ts';
import { resourceParts, resources } from '../schema/resources.ts';

/** A finished demo lesson. Its audio and pictures are queued, not stored. */
export interface DemoLesson {
  id: string;
  ownerId: string;
  isPublic: boolean;
  draft: Draft;
  level: string;
  text: Text;
  voices: Record<string, string>;
  parts: { part: string; content: unknown }[];
}

/** Inserts the missing lessons. Lessons that a teacher has changed stay unchanged. */
export async function seedLessons(db: Database, lessons: readonly DemoLesson[]): Promise<void> {
  if (lessons.length === 0) return;
  const ready = lessons.flatMap(({ id, parts }) =>
    [{ part: 'text' }, { part: 'words', content: { untagged: [] } }, ...parts].map((part) => ({
      content: null,
      ...part,
      resourceId: id,
      status: 'ready' as const,
    })),
  );
  const waiting = lessons.flatMap(({ id }) =>
    ['speech', 'pictures'].map((part) => ({
      resourceId: id,
      part,
      status: 'queued' as const,
      // The demo teachers' plans include audio for single words, which games and slides play.
      options: part === 'speech' ? { vocabulary: true } : {},
    })),
  );
  await db.batch([
    db.insert(resources).values(lessons.map(lessonRow)).onConflictDoNothing(),
    db
      .insert(resourceParts)
      .values([...ready, ...waiting])
      .onConflictDoNothing(),
  ]);
}

function lessonRow({ id, ownerId, isPublic, draft, level, text, voices }: DemoLesson) {
  return {
    id,
    ownerId,
    title: draft.title,
    status: 'final' as const,
    visibility: isPublic ? ('PUBLIC' as const) : ('PRIVATE' as const),
    textType: draft.textType,
    fromLanguage: draft.from,
    toLanguage: draft.to,
    audience: draft.audience,
    level,
    draft,
    text,
    voices,
    searchText: searchText(draft.title, text),
    finalisedAt: new Date().toISOString(),
  };
}

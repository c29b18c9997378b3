import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { nanoid } from 'nanoid';
import { Draft } from '#contracts/resources/draft.ts';
import { labelKey } from '#contracts/resources/label-key.ts';
import { openDatabase } from '#db/client.ts';
import { searchText } from '#db/queries/search-text.ts';
import { insertLesson } from '#db/queries/testing/insert-lesson.ts';
import { resourceFolders, resources } from '#db/schema/resources.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { allExamples } from '#lessons/questions/all-examples.ts';
import { type ExampleLanguage, exampleRequest } from '#lessons/questions/example-texts.ts';
import { questionTypes } from '#lessons/questions/kinds.ts';
import { registry } from '#lessons/questions/registry.ts';
import { localEnvironment } from '#scripts/testing/local-environment.ts';
import { callApi } from './people.ts';

/**
 * Waits until no part is being generated. With `ready`, also expects that no part failed or needs the
 * teacher's review.
 */
export const expectMade = (page: Page, { ready = true, timeout = 90_000 } = {}): Promise<void> =>
  expect(
    page.getByText(
      ready ? 'Everything is ready' : /^(Everything is ready|\d+ parts? (failed|needs?)\b)/,
    ),
  ).toBeVisible({ timeout });

type Lesson = Parameters<typeof insertLesson>[2];
type Parts = NonNullable<Parameters<typeof insertLesson>[3]>;

const database = () => openDatabase(localEnvironment().databaseUrl);

/**
 * Inserts a finished dialogue lesson with all its question types directly into the database. `more` overrides
 * columns, such as `status` or `visibility`; `moreParts` adds parts, such as audio.
 */
export function plantLesson(
  ownerId: string,
  language: ExampleLanguage,
  more: Lesson = {},
  moreParts: Parts = [],
): Promise<string> {
  const { text } = exampleMaterials[language];
  const parts = questionTypes.map((part) => ({
    part,
    status: 'ready' as const,
    content: registry[part].readReply(allExamples[part].replies[language], text, exampleRequest)
      .content,
  }));
  const title = more?.title ?? 'À la piscine';
  return insertLesson(
    database(),
    ownerId,
    {
      title,
      textType: 'dialogue2',
      toLanguage: text.target,
      text,
      status: 'final',
      searchText: searchText(title, text),
      draft: Draft.parse({
        title,
        to: text.target,
        topic: 'Two friends plan their Saturday',
        textType: 'dialogue2',
        audio: 'none',
        parts: questionTypes,
      }),
      ...more,
    },
    [{ part: 'text', status: 'ready' }, { part: 'words', status: 'ready' }, ...parts, ...moreParts],
  );
}

/** Deletes a person's resources and folders, so that a test starts with an empty list. */
export async function clearLessons(ownerId: string): Promise<void> {
  await database().delete(resources).where(eq(resources.ownerId, ownerId));
  await database().delete(resourceFolders).where(eq(resourceFolders.ownerId, ownerId));
}

/** Creates a folder for this person. Returns its id. */
export async function plantFolder(ownerId: string, name: string): Promise<string> {
  const id = nanoid(12);
  await database()
    .insert(resourceFolders)
    .values({ id, ownerId, name, nameKey: labelKey(name) });
  return id;
}

/** Creates a draft that is ready for generation, for the person signed in on this page. Returns its id. */
export async function createDraft(page: Page, more: Partial<Draft> = {}): Promise<string> {
  const draft = Draft.parse({
    title: 'Le marché',
    topic: 'A morning at the market with friends',
    count: 50,
    audio: 'none',
    parts: ['phrase', 'comprehension'],
    ...more,
  });
  const { body } = await callApi(page, 'POST', '/v1/resources', { draft });
  const id = typeof body === 'object' && body !== null ? Reflect.get(body, 'id') : undefined;
  if (typeof id !== 'string') throw new Error(`No draft was made: ${JSON.stringify(body)}`);
  return id;
}

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

/** Nothing is on its way any more; with `ready` no part waits for a teacher either. */
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
 * A dialogue with all its questions, as it is after the writer and a teacher were at it, put into the
 * store without waiting for either. `more` changes columns, such as `status` or `visibility`;
 * `moreParts` adds parts, such as its sound.
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

/** Takes a person's resources and folders away, so that a test begins with an empty list. */
export async function clearLessons(ownerId: string): Promise<void> {
  await database().delete(resources).where(eq(resources.ownerId, ownerId));
  await database().delete(resourceFolders).where(eq(resourceFolders.ownerId, ownerId));
}

/** A folder of this person. Answers its id. */
export async function plantFolder(ownerId: string, name: string): Promise<string> {
  const id = nanoid(12);
  await database()
    .insert(resourceFolders)
    .values({ id, ownerId, name, nameKey: labelKey(name) });
  return id;
}

/** A draft of the person of this page, ready to be written. Answers its id. */
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

import { and, eq } from 'drizzle-orm';
import type { ImprovedTopic, JobMessage, JudgedPictures, VoiceSample } from '#contracts/ai-jobs.ts';
import { Resource } from '#contracts/resources/resource.ts';
import { insertLesson, insertTeacher, type PartRow } from '#db/queries/testing/insert-lesson.ts';
import { resourceParts, type resources } from '#db/schema/resources.ts';
import { type Caller, createCaller } from '#functions/http/testing/create-caller.ts';
import { signIn } from '#functions/http/testing/sign-in.ts';
import { testEnv } from '#functions/http/testing/test-env.ts';
import { createTestDatabase, type TestDatabase } from '#scripts/testing/test-database.ts';
import { type ResourcesEnv, routes } from '../routes.ts';

export interface ResourceFixture {
  test: TestDatabase;
  call: Caller;
  /** Sends a request as the owner, or with another token. */
  send: (route: string, json?: unknown, token?: string) => Promise<Response>;
  /** The messages sent to the queues. */
  sent: { body: JobMessage; delaySeconds?: number }[];
  /** The requests that the ai-jobs Worker received. */
  asked: string[];
  /** The response of ai-jobs to a request for a voice sample. */
  sample: VoiceSample;
  /** The response of ai-jobs to a request to improve a topic. */
  improved: ImprovedTopic;
  /** The verdict of ai-jobs' moderator on uploaded pictures. */
  pictures: JudgedPictures;
  owner: { id: string; token: string };
  stranger: { id: string; token: string };
  addTeacher: () => Promise<{ id: string; token: string }>;
  /** Reads the row of one part. */
  partRow: (id: string, part: string) => Promise<typeof resourceParts.$inferSelect | undefined>;
  addLesson: (more?: Partial<typeof resources.$inferInsert>, parts?: PartRow[]) => Promise<string>;
  close: () => Promise<void>;
}

export const bypassSecret = 'a secret of the outside caller';

/** Creates the resources Worker with its own database and two unrelated teachers. */
export async function createResourceFixture(
  settings: Partial<ResourcesEnv> = {},
): Promise<ResourceFixture> {
  const test = await createTestDatabase();
  const sent: ResourceFixture['sent'] = [];
  const asked: string[] = [];
  const queue = {
    async sendBatch(messages: ResourceFixture['sent']) {
      sent.push(...messages);
    },
  };
  const env = {
    ...testEnv(test.url),
    ...settings,
    QUESTIONS: queue,
    MEDIA_JOBS: queue,
    RESOURCE_BYPASS_SECRET: bypassSecret,
    AI_JOBS: {
      async fetch(request: Request) {
        const { pathname } = new URL(request.url);
        asked.push(`${request.method} ${pathname}`);
        if (pathname.startsWith('/voice-sample/')) return Response.json(world.sample);
        if (pathname === '/judge-pictures') return Response.json(world.pictures);
        if (pathname === '/improve-topic') return Response.json(world.improved);
        return new Response('{"type":"done","title":"x","words":1}\n', {
          headers: { 'content-type': 'application/x-ndjson' },
        });
      },
    },
  };
  const teacher = async () => {
    const id = await insertTeacher(test.db);
    return { id, token: await signIn('public', { id }) };
  };
  const owner = await teacher();
  const call = createCaller(routes, env);
  const world: ResourceFixture = {
    test,
    call,
    send: async (route, json, token = owner.token) =>
      call(route, { token, ...(json !== undefined && { json }) }),
    sent,
    asked,
    sample: { kind: 'nothing to say' },
    improved: { kind: 'topic', topic: 'Two friends meet at the market.' },
    pictures: { kind: 'fit' },
    owner,
    stranger: await teacher(),
    addTeacher: teacher,
    partRow: async (id, part) => {
      const { resourceId, part: name } = resourceParts;
      const wanted = and(eq(resourceId, id), eq(name, part));
      return (await test.db.select().from(resourceParts).where(wanted))[0];
    },
    addLesson: (more, parts) => insertLesson(test.db, owner.id, more, parts),
    close: () => test.close(),
  };
  return world;
}

/** Returns the resource in a response; throws if the response is an error. */
export async function resourceOf(answer: Response): Promise<Resource> {
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return Resource.parse(await answer.json());
}

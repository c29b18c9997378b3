import { describe, expect, it } from 'vitest';
import type { AiJobsEnv } from './env.ts';
import { readDuties } from './models/duty-models.ts';
import { readWriter } from './read-writer.ts';

const local = { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', MODEL_TEXT: 'qwen3:8b' };
const writerOf = (
  settings: Partial<AiJobsEnv>,
  answer: () => Response = () => new Response('', { status: 404 }),
) => {
  const env = { OPENAI_API_KEY: 'k', ...settings } as AiJobsEnv;
  const duties = readDuties(env, { models: [], choices: [] });
  return readWriter(env, duties, async () => answer());
};

describe('the models as described to teachers', () => {
  it('reports every capability and moderation on OpenAI', async () => {
    expect(await writerOf({})).toEqual({
      ...{ demo: false, languages: null, speech: true, pictures: true, judge: 'moderator' },
    });
  });

  it.each([
    ['on another server, and moderation by its text model', {}, 'text-model'],
    ['and no moderation if the operator turns it off', { MODEL_MODERATION: 'none' }, 'nobody'],
  ] as const)('reports no speech and no pictures %s', async (_, settings, judge) => {
    const writer = await writerOf({ ...local, ...settings });
    expect(writer).toMatchObject({ speech: false, pictures: false, judge });
  });

  it('reports the speech and image models that an operator adds', async () => {
    const settings = { ...local, MODEL_SPEECH: 'kokoro', MODEL_IMAGE: 'flux' };
    expect(await writerOf(settings)).toMatchObject({ speech: true, pictures: true });
  });

  it('reports the demo writer’s languages, and speech only if it has a voice', async () => {
    const demo = { ...local, MODEL_SPEECH: 'lexiloom-demo-voice' };
    const answer = (speech: boolean) => () => Response.json({ languages: ['fr'], speech });
    expect(await writerOf(demo, answer(true))).toMatchObject({
      ...{ demo: true, languages: ['fr'], speech: true },
    });
    expect(await writerOf(demo, answer(false))).toMatchObject({ demo: true, speech: false });
  });

  it('reports no capabilities if the settings are invalid', async () => {
    const writer = await writerOf({ OPENAI_BASE_URL: 'http://box.test/v1' });
    expect(writer).toMatchObject({ speech: false, pictures: false, judge: 'nobody' });
  });
});

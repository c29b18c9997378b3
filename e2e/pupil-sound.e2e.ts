import { expect, type Page } from '@playwright/test';
import type { Resource } from '#contracts/resources/resource.ts';
import { lessonMaterial } from '#lessons/draft/lesson-material.ts';
import { taskSources } from '#lessons/tasks/sources.ts';
import { TypeTheAnswerData } from '#lessons/tasks/type-the-answer/content.ts';
import { plantHomework } from './homework.ts';
import { plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

/** Generates the lesson's audio with the local environment's voice, and returns the dictation task. */
async function dictationOf(teacher: Page, resourceId: string) {
  const asked = await callApi(teacher, 'POST', `/v1/resources/${resourceId}/parts/speech/generate`);
  expect(asked.status, JSON.stringify(asked.body)).toBeLessThan(300);
  let resource: Resource | undefined;
  await expect
    .poll(
      async () => {
        resource = (await callApi(teacher, 'GET', `/v1/resources/${resourceId}`)).body as Resource;
        return resource.parts.find(({ part }) => part === 'speech')?.status;
      },
      { timeout: 60_000 },
    )
    .toBe('ready');
  if (!resource) throw new Error('There is no lesson.');
  const { templates } = taskSources.dictation;
  const request = { material: lessonMaterial(resource), seed: 3, preset: 'standard' } as const;
  const data = TypeTheAnswerData.parse(templates.TYPE_THE_ANSWER?.(request));
  return {
    ...{ name: 'Dictation', source: 'dictation', template: 'TYPE_THE_ANSWER' as const },
    ...{ skillType: 'LISTENING' as const, data },
  };
}

/** Exposes the page's single audio player to the test, which observes the clips played and their speed. */
const spyOnSound = (page: Page) =>
  page.addInitScript(() => {
    const heard: { key: string; rate: number; at: number }[] = [];
    Reflect.set(window, 'heard', heard);
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      this.addEventListener(
        'playing',
        () =>
          heard.push({
            key: this.src.split('/').at(-1) ?? '',
            rate: this.playbackRate,
            at: this.duration,
          }),
        { once: true },
      );
      return play.call(this);
    };
  });
const heard = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'heard') as { key: string; rate: number; at: number }[]);

test('plays a dictation sentence by sentence, again and slowly, by touch and by keyboard', async ({
  page,
  browser,
}) => {
  const pupilId = await enter(page, 'pupil');
  const context = await browser.newContext();
  const teacher = await context.newPage();
  const resourceId = await plantLesson(await enter(teacher, 'french'), 'french');
  const task = await dictationOf(teacher, resourceId);
  const { id, tasks } = await plantHomework(teacher, {
    ...{ name: 'Dictation', resourceId, pupilId, tasks: [task] },
  });
  await context.close();
  const { blocks, fields } = task.data;
  const clip = (at: number) => blocks[at]?.clip ?? '';
  await spyOnSound(page);
  await page.goto(`/submit_task/${id}/${tasks[0]?.id}`);
  const listen = (at: number) =>
    page.getByRole('button', { name: `Listen: Sentence ${at + 1}`, exact: true });
  const slowly = (at: number) =>
    page.getByRole('button', { name: `Listen slowly: Sentence ${at + 1}`, exact: true });

  // Plays by touch: at full speed, again, and slowly.
  await listen(0).tap();
  await expect.poll(() => heard(page)).toMatchObject([{ key: clip(0), rate: 1 }]);
  expect((await heard(page))[0]?.at).toBeGreaterThan(0.3);
  await expect(listen(0)).toHaveAttribute('aria-pressed', 'false', { timeout: 15_000 });
  await listen(0).tap();
  await expect.poll(() => heard(page)).toHaveLength(2);
  await slowly(0).tap();
  await expect.poll(() => heard(page)).toMatchObject([{}, {}, { key: clip(0), rate: 0.7 }]);
  await expect(slowly(0)).toHaveAttribute('aria-pressed', 'true');
  // Pressing the button during playback stops the clip.
  await slowly(0).tap();
  await expect(slowly(0)).toHaveAttribute('aria-pressed', 'false');

  // By keyboard, Escape in the field replays the clip. The next sentence has its own clip.
  await page.getByRole('textbox').focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => heard(page)).toHaveLength(4);
  await page.keyboard.type(fields[0]?.answers[0] ?? '');
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter');
  await expect(listen(1)).toBeVisible();
  await listen(1).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await heard(page)).at(-1))
    .toMatchObject({ key: clip(1), rate: 1 });

  // If a clip fails to load, a message appears, and the next press loads it.
  await page.getByRole('button', { name: 'Next', exact: true }).tap();
  await page.route(`**/v1/media/${clip(2)}`, (route) => route.abort());
  await listen(2).tap();
  await expect(page.getByText('The sound did not load. Press Listen to try again.')).toBeVisible();
  await expect(page.getByRole('textbox')).toBeEditable();
  await page.unroute(`**/v1/media/${clip(2)}`);
  await listen(2).tap();
  await expect.poll(async () => (await heard(page)).at(-1)?.key).toBe(clip(2));
  await expect(page.getByText('The sound did not load')).toHaveCount(0);
});

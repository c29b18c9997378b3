import { expect, type Page } from '@playwright/test';
import type { Resource } from '#contracts/resources/resource.ts';
import { lessonMaterial } from '#lessons/draft/lesson-material.ts';
import { headlessChromium } from '#scripts/testing/headless-chromium.ts';
import { clearLessons, plantLesson } from './lessons.ts';
import { callApi, enter } from './people.ts';
import { test } from './test.ts';

// Uses Chromium's fake microphone, which beeps and needs no permission prompt.
test.use({
  launchOptions: {
    executablePath: headlessChromium(),
    args: [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
});

let id: string;
test.beforeEach(async ({ page }) => {
  const owner = await enter(page, 'french');
  await clearLessons(owner);
  id = await plantLesson(owner, 'french');
  await page.goto(`/review/${id}`);
});

/** Returns a silent MP3 file (MPEG 2 layer III) with frames of 24 ms. */
function mp3(seconds: number): Buffer {
  const frames = Math.round((seconds * 1000) / 24);
  const bytes = Buffer.alloc(frames * 144);
  for (let frame = 0; frame < frames; frame += 1) {
    bytes.set([0xff, 0xf3, 0x64, 0xc0], frame * 144);
  }
  return bytes;
}

const upload = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType, buffer }, { timeout: 90_000 });

/** Expects that the projector plays the resource's recording. */
async function expectToPlay(page: Page): Promise<void> {
  await page.goto(`/resource/${id}`);
  await expect(page.getByText('The whole text')).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(page.getByText('The sound did not load')).toHaveCount(0);
}

/** Expects that the slider moves playback to another position in the recording, and back. */
async function expectPlace(page: Page): Promise<void> {
  const place = page.getByRole('slider', { name: 'Place in the recording' });
  await page.getByRole('button', { name: 'Pause' }).click();
  await place.fill('1');
  await expect(place).toHaveAttribute('aria-valuetext', /^0:01 of/);
  await place.press('ArrowLeft');
  await expect(place).toHaveAttribute('aria-valuetext', /^0:00 of/);
  await place.press('ArrowRight');
  await expect(place).toHaveAttribute('aria-valuetext', /^0:01 of/);
  await expectEnd(page, /^(0:0\d) of \1$/);
}

/**
 * Simulates a slow machine that measures recordings as too long: from now on, they appear two seconds longer.
 */
async function countedTooLong(page: Page): Promise<void> {
  await page.route(`**/v1/resources/${id}`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(
      /("recording":\{[^}]*"ms":)(\d+)/,
      (_, head, ms) => `${head}${Number(ms) + 2000}`,
    );
    await route.fulfill({ response: answer, body });
  });
}

/** Expects that playback stops at the end, and that pressing Play there restarts it from the beginning. */
async function expectEnd(page: Page, words: string | RegExp): Promise<void> {
  const place = page.getByRole('slider', { name: 'Place in the recording' });
  await place.press('End');
  await expect(place).toHaveAttribute('aria-valuetext', words);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(place).toHaveAttribute('aria-valuetext', /^0:00 of/);
}

test('makes, plays back and saves a recording that plays on the projector', async ({ page }) => {
  await page.getByText('Record', { exact: true }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText('Recording 0:02')).toBeVisible();
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText(/Your recording, 0:0/)).toBeVisible();
  // The recording survives accidental clicks on another source, on a link to another page, and on "Done".
  await page.getByText('AI voice', { exact: true }).click();
  await expect(page.getByText(/Your recording, 0:0/)).toBeVisible();
  await page.getByRole('link', { name: 'Resources', exact: true }).first().click();
  await expect(page.getByText('You have unsaved changes in Sound.')).toBeVisible();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Use or delete your recording in Sound first.')).toBeVisible();
  await page.getByRole('button', { name: 'Use this recording' }).click();
  await expect(page.getByText(/The recording of this resource, 0:0/)).toBeVisible();
  await countedTooLong(page);
  await expectToPlay(page);
  await expectPlace(page);

  await page.goto(`/review/${id}`);
  await expect(page.getByRole('radio', { name: 'Record' })).toBeChecked();
  await page.getByText('AI voice', { exact: true }).click();
  await page.getByRole('button', { name: 'Generate sound' }).click();
  await page.getByRole('button', { name: 'Keep recording' }).click();
  await page.locator('#part-speech').getByRole('button', { name: 'Remove recording' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove recording' }).click();
  await expect(page.getByText(/The recording of this resource/)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Where the sound comes from' })).toBeVisible();
  await expect(page.getByText(/The recording of this resource/)).toHaveCount(0);
});

test('uploads an MP3 that plays, and politely rejects files that are too long, too large or of the wrong type', async ({
  page,
}) => {
  await page.getByText('Upload MP3', { exact: true }).click();
  const says = (words: string) => expect(page.getByRole('alert')).toContainText(words);
  await upload(page, 'notes.txt', 'text/plain', Buffer.from('hello'));
  await says('“notes.txt” is not an MP3');
  await upload(page, 'pretends.mp3', 'audio/mpeg', Buffer.from('this is no sound at all'));
  await says('This file can’t be played');
  await upload(page, 'long.mp3', 'audio/mpeg', mp3(16 * 60));
  await says('longer than 15 minutes');
  await upload(page, 'large.mp3', 'audio/mpeg', Buffer.alloc(25_000_001));
  await says('larger than 25 MB');
  await upload(page, 'market.mp3', 'audio/mpeg', mp3(4));
  await expect(page.getByText('The recording of this resource, 0:04')).toBeVisible();
  await expectToPlay(page);

  await countedTooLong(page);
  await expectToPlay(page);
  await expectEnd(page, '0:06 of 0:06');
});

test('keeps the audio of single words beside the teacher’s own recording, including after a reload', async ({
  page,
}) => {
  const spokenWords = async () => {
    const { body } = await callApi(page, 'GET', `/v1/resources/${id}`);
    const { vocabulary, speech } = lessonMaterial(body as Resource);
    return vocabulary.flatMap((word) => speech.clips[word.id]?.key ?? []);
  };
  await page.getByText('AI voice', { exact: true }).click();
  await page.getByRole('button', { name: 'Generate sound' }).click();
  await expect.poll(async () => (await spokenWords()).length, { timeout: 60_000 }).not.toBe(0);
  const before = await spokenWords();
  await expect(page.getByRole('button', { name: 'Listen to Léa' })).toBeEnabled();

  await page.getByText('Upload MP3', { exact: true }).click();
  await upload(page, 'market.mp3', 'audio/mpeg', mp3(4));
  await expect(page.getByText('The recording of this resource, 0:04')).toBeVisible();
  expect(await spokenWords()).toEqual(before);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Upload MP3' })).toBeChecked();

  await page.locator('#part-speech').getByRole('button', { name: 'Remove recording' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove recording' }).click();
  await expect(page.getByText('Pupils read this text without sound.')).toBeVisible();
  expect(await spokenWords()).toEqual(before);
});

test('explains that access to the microphone was denied', async ({ page }) => {
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByText('Record', { exact: true }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('alert')).toContainText('Your browser has blocked the microphone');
  await expect(page.getByRole('button', { name: 'Start recording' })).toBeVisible();
});

import { expect, type Page } from '@playwright/test';
import { Document, Packer, Paragraph } from 'docx';
import { plainSpaces } from '#language/text/bind-punctuation.ts';
import { expectAccessible } from './expect-no-findings.ts';
import { enter } from './people.ts';
import { test } from './test.ts';
import { chooseFiles, openUpload, setLanguage, textFile } from './upload-screens.ts';

const sentences = [
  'Le chat de M. Roy',
  'Il dort sur le lit.',
  // The sentences as displayed, with non-breaking spaces, whichever spaces were typed.
  '«\u00a0Debout\u00a0!\u00a0» dit-elle.',
  'Le chat ne bouge pas.',
];
const text = plainSpaces(`${sentences[0]}\n\n${sentences[1]} ${sentences[2]}\n\n${sentences[3]}`);

/** Returns the sentences of one language from the fields of the review screen. */
async function reviewed(page: Page, side: 'target' | 'native', count: number): Promise<string[]> {
  await expect(page).toHaveURL(/\/review\//);
  const field = (at: number) =>
    page.getByRole('textbox', { name: `Sentence ${at + 1}, ${side} language` });
  await expect(field(count - 1)).toBeVisible({ timeout: 30_000 });
  await expect(field(count)).toHaveCount(0);
  return Promise.all(Array.from({ length: count }, (_, at) => field(at).inputValue()));
}

async function wordFile(name: string, lines: readonly string[]) {
  const children = lines.map((line) => new Paragraph(line));
  const packed = await Packer.toBuffer(new Document({ sections: [{ children }] }));
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return { name, mimeType, buffer: Buffer.from(packed) };
}

test('reviews a pasted text word for word, finalises it and teaches it with gaps', async ({
  page,
}) => {
  await enter(page, 'teacher');
  await openUpload(page);
  await page.getByRole('button', { name: 'Paste a text' }).click();
  await page.getByLabel('Text in French').fill(text);
  await page.getByLabel('Resource name').fill('Le chat');
  await page.getByText('No sound', { exact: true }).click();
  await page
    .getByRole('button', { name: 'Clear all' })
    .or(page.getByRole('button', { name: 'Choose all' }))
    .first()
    .click();
  await page.reload();
  // Texts that are not yet submitted survive a reload.
  await expect(page.getByLabel('Text in French')).toHaveValue(text);
  await page.getByRole('button', { name: 'Next: review' }).click();

  expect(await reviewed(page, 'target', 4)).toEqual(sentences);
  const native = await reviewed(page, 'native', 4);
  expect(native.every((line) => line.startsWith('[demo] '))).toBe(true);
  await expect(page.getByRole('button', { name: 'Translate again' })).toBeVisible();
  await page.getByRole('button', { name: 'Finalise' }).click();
  await page.getByRole('link', { name: 'Display the interactive resource' }).click();
  await page.getByRole('button', { name: 'Gaps' }).click();
  await expect(page.locator('[data-gap]').first()).toBeVisible();

  // The queue no longer contains a text that became a lesson.
  await page.goto('/upload_resource');
  await expect(page.getByText('What happens to your text')).toBeVisible();
});

test('turns a text file and a Word file into two lessons, each with its own progress', async ({
  page,
}) => {
  await enter(page, 'teacher');
  await openUpload(page);
  const word = await wordFile('في السوق.docx', [
    'سارة: مرحبا!',
    'عمر: أهلا، كيف حالك؟',
    'سارة: بخير.',
  ]);
  await chooseFiles(page, [textFile('Le chat.txt', text), word]);
  // The warning about the Arabic file is visible although the French file is open.
  const misfit = page.getByRole('button', { name: /Does not look like French/ });
  await expect(page.getByLabel('Resource name')).toHaveValue('Le chat');
  await expect(misfit).toContainText('في السوق');
  await page
    .getByRole('button', { name: /في السوق/ })
    .first()
    .click();
  await setLanguage(page, 'Language of the text', 'Arabic');
  await expect(misfit).toHaveCount(0);
  await expect(page.getByRole('radio', { name: 'Dialogue with 2 speakers' })).toBeChecked();
  await page.getByRole('button', { name: 'I have a translation too' }).click();
  const translation = page.getByLabel('Your translation into English');
  await translation.fill('Sara: Hi!\nOmar: Hello, how are you?');
  await page.getByRole('button', { name: 'Make 2 lessons' }).click();
  await expect(page.getByText(/The two texts do not match: 3 lines in Arabic and 2/)).toBeVisible();
  await translation.fill('Sara: Hi!\nOmar: Hello, how are you?\nSara: Fine.');
  await page.getByRole('button', { name: 'Make 2 lessons' }).click();
  await expect(page.getByText('All 2 lessons are ready')).toBeVisible({ timeout: 30_000 });

  await page.getByRole('link', { name: 'Review: في السوق' }).click();
  expect(await reviewed(page, 'target', 3)).toEqual(['مرحبا!', 'أهلا، كيف حالك؟', 'بخير.']);
  expect(await reviewed(page, 'native', 3)).toEqual(['Hi!', 'Hello, how are you?', 'Fine.']);
  await page.goto('/private_resources');
  await expect(page.getByRole('link', { name: 'Le chat', exact: true }).first()).toBeVisible();
});

test('explains which files have no text and accepts the others', async ({ page }) => {
  await enter(page, 'teacher');
  await openUpload(page);
  await chooseFiles(page, [
    textFile('empty.txt', ''),
    textFile('photo.txt', [0x89, 0x50, 0x4e, 0x47, 1, 2]),
    textFile('scan.txt', '%PDF-1.7'),
    textFile('secret.docx', [
      ...[0xd0, 0xcf, 0x11, 0xe0],
      ...Array.from('EncryptedPackage').flatMap((letter) => [letter.charCodeAt(0), 0]),
    ]),
    textFile('Le chat.txt', text),
    textFile('long.txt', 'mot '.repeat(601)),
    textFile('big.txt', 'mot '.repeat(500_001)),
  ]);
  const list = page.getByRole('list', { name: 'Your texts' });
  for (const message of [
    'This file is empty.',
    'This is a picture. Lexiloom can’t read words in pictures.',
    'This is a PDF. Open it, copy the text and paste it here.',
    /protected by a password/,
    /larger than 2 MB/,
  ]) {
    await expect(list.getByText(message)).toBeVisible();
  }
  // The first readable file is opened.
  await expect(page.getByLabel('Resource name')).toHaveValue('Le chat');
  await page.getByRole('button', { name: 'Make 2 lessons' }).click();
  await expect(page.getByText(/has 601 words\. Use at most 600/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove long' }).click();
  await list.getByRole('button', { name: /^Le chat/ }).click();
  await expect(page.getByRole('button', { name: 'Next: review' })).toBeVisible();
});

test('uploads texts in both languages with the keyboard alone and passes axe throughout', async ({
  page,
}) => {
  await enter(page, 'teacher');
  await openUpload(page);
  const press = async (key: string, times = 1) => {
    for (let at = 0; at < times; at += 1) await page.keyboard.press(key);
  };
  const tabTo = async (name: RegExp | string, role: 'button' | 'textbox') => {
    // A list that opens on the way hides the rest of the page from screen readers until Tab closes it.
    const wanted = page.getByRole(role, { name, includeHidden: true });
    for (let at = 0; at < 60; at += 1) {
      if (await wanted.first().evaluate((element) => element === document.activeElement)) return;
      await press('Tab');
    }
    throw new Error(`The keyboard does not reach ${name}.`);
  };
  await tabTo('Paste a text', 'button');
  await press('Enter');
  await expect(page.getByLabel('Text in French')).toBeFocused();
  await page.keyboard.type('Oui. Non.');
  await tabTo('I have a translation too', 'button');
  await press('Enter');
  await expect(page.getByLabel(/Your translation/)).toBeFocused();
  await page.keyboard.type('Yes. No.');
  await expectAccessible(page);
  await tabTo('Next: review', 'button');
  await press('Enter');
  // The name is missing, so the name field receives the focus.
  await expect(page.getByLabel('Resource name')).toBeFocused();
  await page.keyboard.type('Oui et non');
  await tabTo('Next: review', 'button');
  await press('Enter');
  expect(await reviewed(page, 'target', 2)).toEqual(['Oui.', 'Non.']);
  expect(await reviewed(page, 'native', 2)).toEqual(['Yes.', 'No.']);
});

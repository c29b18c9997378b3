import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { newDraft } from '../dashboard/draft-edits.ts';
import { UploadList } from './UploadList.tsx';
import { newUpload, type Upload } from './upload.ts';

const upload = (key: string, target: string, phase: Upload['phase'] = 'editing'): Upload => {
  const one = newUpload(key, key, `${key}.txt`, { ...newDraft(), to: 'fr' });
  return { ...one, phase, draft: { ...one.draft, given: { target } } };
};

/** Renders the list and returns the content of each entry as text. */
const show = (uploads: Upload[], wrong = new Map<string, number>()) =>
  renderToStaticMarkup(
    <UploadList
      uploads={uploads}
      chosen="chat"
      wrong={wrong}
      onChoose={() => {}}
      onRemove={() => {}}
    />,
  )
    .split('</li>')
    .map((item) => item.split(/<[^>]*>/).filter(Boolean));

test('flags each text in the wrong language, whether it is open or not, in addition to other problems', () => {
  const japanese = '猫はベッドで寝ています。';
  const [french, other, third, empty] = show(
    [
      upload('chat', 'Le chat dort.'),
      upload('neko', japanese),
      upload('inu', japanese),
      upload('nothing', ''),
    ],
    new Map([['inu', 1]]),
  );
  expect(french).toEqual(['chat.txt', 'chat.txt']);
  expect(other).toEqual(['neko.txt', 'neko.txt', 'Does not look like French']);
  expect(third).toEqual(['inu.txt', 'One field needs your attention', 'Does not look like French']);
  expect(empty).toEqual(['nothing.txt', 'nothing.txt']);
});

test('explains why a file was rejected and does not offer to open it', () => {
  const markup = renderToStaticMarkup(
    <UploadList
      uploads={[{ ...upload('photo', '', 'refused'), message: 'This is a picture.' }]}
      chosen={null}
      wrong={new Map()}
      onChoose={() => {}}
      onRemove={() => {}}
    />,
  );
  expect(markup).toContain('This is a picture.');
  expect(markup.match(/<button/g), 'only the one that removes it').toHaveLength(1);
});

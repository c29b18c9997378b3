import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { exampleRequest, exampleTexts } from '../example-texts.ts';
import { examples } from './examples.ts';
import { phrase } from './index.ts';
import { Panel } from './Panel.tsx';

test.each([
  [true, false],
  [false, true],
  [true, true],
  [false, false],
])('asks in the native language if show.target is %s, and show.native is %s', (target, native) => {
  const text = exampleTexts.french;
  const { content } = phrase.readReply(examples.replies.french, text, exampleRequest);
  if (!content) throw new Error('The example has no content.');
  const drawn = renderToStaticMarkup(
    <Panel content={content} text={text} show={{ target, native }} />,
  );
  const languages = [...drawn.matchAll(/<bdi lang="([^"]+)"/g)].map(([, language]) => language);
  expect(languages).toEqual(content.items.flatMap(() => ['en', 'fr']));
});

import { expect, test } from 'vitest';
import { type AudioSource, Draft } from '#contracts/resources/draft.ts';
import type { Speech } from '#contracts/resources/resource.ts';
import { exampleMaterials } from '#lessons/activities/example-materials.ts';
import { soundSource } from './SoundSection.tsx';

const { text } = exampleMaterials.french;
const clip = { key: 'k', ms: 900 };
const lesson = (audio: AudioSource) => ({ text, draft: Draft.parse({ audio }) });

test.each<[string, Speech | null, AudioSource, AudioSource]>([
  ['no audio yet', null, 'upload', 'upload'],
  ['sentence clips', { clips: { [text.sentences[0]?.id ?? '']: clip } }, 'none', 'ai'],
  ['only word clips', { clips: { v1: clip } }, 'none', 'none'],
  ['an uploaded file', { clips: {}, recording: { ...clip, source: 'upload' } }, 'ai', 'upload'],
  ['a recording', { clips: {}, recording: { ...clip, source: 'record' } }, 'upload', 'record'],
  ['a recording without a source', { clips: {}, recording: clip }, 'upload', 'upload'],
  ['a recording without a source', { clips: {}, recording: clip }, 'ai', 'record'],
])('with %s (%j) and audio requested as %s, returns the source %s', (_, speech, asked, source) => {
  expect(soundSource(speech, lesson(asked))).toBe(source);
});

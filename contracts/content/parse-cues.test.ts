import { expect, test } from 'vitest';
import { parseCues } from './parse-cues.ts';

test.each([
  ['WEBVTT\n\n00:01.000 --> 00:03.000\nHello.', [{ seconds: 1, text: 'Hello.' }]],
  [
    'WEBVTT\r\n\r\n1\r\n01:02:03.500 --> 01:02:05.000 align:start\r\n<v Tess>Two\r\nlines</v>',
    [{ seconds: 3723, text: 'Two lines' }],
  ],
  ['WEBVTT\n\nNOTE nothing\n\nSTYLE\n::cue {}', []],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\n', []],
  ['', []],
])('parses the cues of %j', (captions, cues) => expect(parseCues(captions)).toEqual(cues));

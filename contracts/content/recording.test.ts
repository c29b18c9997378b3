import { expect, test } from 'vitest';
import { maxRecordingBytes, RecordingStart, recordingType } from './recording.ts';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['an MP4', '\0\0\0\x20ftypisom\0\0\x02\0', 'video/mp4'],
  ['an MP4 recorded by a phone', '\0\0\0\x18ftypmp42\0\0\0\0', 'video/mp4'],
  ['a QuickTime video', '\0\0\0\x14ftypqt  \0\0\0\0', null],
  ['audio only', '\0\0\0\x1cftypM4A \0\0\0\0', null],
  ['a WebM', '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'video/webm'],
  [
    'a Matroska file that is not WebM',
    '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x88matroska',
    null,
  ],
  ['an HTML page', '<!doctype html><video>ftyp webm', null],
  ['an empty file', '', null],
])('detects the type of %s', (_, head, type) => {
  expect(recordingType(bytes(head))).toBe(type);
});

test('rejects a recording that is empty or above the size limit', () => {
  const start = (size: number) => RecordingStart.safeParse({ type: 'video/mp4', bytes: size });
  expect(start(maxRecordingBytes).success).toBe(true);
  expect(start(maxRecordingBytes + 1).success).toBe(false);
  expect(start(0).success).toBe(false);
});

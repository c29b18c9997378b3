import { expect, test } from 'vitest';
import {
  classResultHref,
  everyPupil,
  numberAt,
  viewOf,
  viewParams,
  viewsOf,
} from './result-address.ts';

const params = (text: string) => new URLSearchParams(text);

test.each([
  ['', 'table'],
  ['view=items', 'items'],
  ['view=review', 'review'],
  ['view=nonsense', 'table'],
])('parses ?%s as the view %s', (text, view) => {
  expect(viewOf(params(text))).toBe(view);
});

test('keeps the sorting and filters but drops the pupil and task when the view changes', () => {
  const from = params('sort=-score&show=missing&pupil=p1&task=4');
  expect(viewParams(from, 'items', { task: 9 }).toString()).toBe(
    'sort=-score&show=missing&view=items&task=9',
  );
  expect(viewParams(from, 'table').toString()).toBe('sort=-score&show=missing');
});

test('writes by=pupil only if marking by pupil is requested', () => {
  const pupils = viewParams(params('sort=-score'), 'review', { by: 'pupil' });
  expect(pupils.toString()).toBe('sort=-score&view=review&by=pupil');
  expect(viewParams(pupils, 'review').toString()).toBe('sort=-score&view=review');
});

test('does not mutate the address that is passed in', () => {
  const from = params('view=items&task=4');
  viewParams(from, 'table');
  expect(from.toString()).toBe('view=items&task=4');
});

test.each([
  ['task=12', 12],
  ['task=-1', null],
  ['task=1e3', null],
  ['', null],
])('parses the task of ?%s as %s', (text, value) => {
  expect(numberAt(params(text), 'task')).toBe(value);
});

test('encodes special characters in a class id', () => {
  expect(classResultHref(7, 'a/b')).toBe('/homework-classroom-result/7/a%2Fb');
});

test('does not offer the progress view for all pupils of a homework', () => {
  expect(viewsOf('c1')).toContain('progress');
  expect(viewsOf(everyPupil)).not.toContain('progress');
  expect(viewOf(params('view=progress'), viewsOf(everyPupil))).toBe('table');
});

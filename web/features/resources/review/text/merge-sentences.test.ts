import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { mergeSentences } from './merge-sentences.ts';
import type { SentenceRow } from './sentence-edits.ts';

const row = (key: string, target: string): SentenceRow => ({
  key,
  id: key,
  speaker: undefined,
  target,
  native: target.toUpperCase(),
  startsParagraph: false,
});
/** Converts "s2=b s1=a" to rows. */
const text = (said: string): SentenceRow[] =>
  said === '' ? [] : said.split(' ').map((one) => row(...(one.split('=') as [string, string])));
const say = (rows: readonly SentenceRow[]) =>
  rows.map(({ key, target }) => `${key}=${target}`).join(' ');

const base = 's1=a s2=b s3=c s4=d';
const merge = (mine: string, theirs: string, winner?: 'mine' | 'theirs') =>
  mergeSentences(text(base), text(mine), text(theirs), winner);

describe('changes on one side only', () => {
  test.each([
    ['only the revision changed', 's1=a s2=B s3=c s4=d', base, 's1=a s2=B s3=c s4=d'],
    [
      'each of us changed a different sentence',
      's1=A s2=b s3=c s4=d',
      's1=a s2=b s3=C s4=d',
      's1=A s2=b s3=C s4=d',
    ],
    [
      'both of us made the same change',
      's1=A s2=b s3=c s4=d',
      's1=A s2=b s3=c s4=d',
      's1=A s2=b s3=c s4=d',
    ],
    ['I removed a sentence', 's1=a s3=c s4=d', 's1=a s2=b s3=C s4=d', 's1=a s3=C s4=d'],
    ['they removed a sentence', 's1=A s2=b s3=c s4=d', 's1=a s2=b s3=c', 's1=A s2=b s3=c'],
    ['both of us removed the same sentence', 's1=A s3=c s4=d', 's1=a s3=c s4=D', 's1=A s3=c s4=D'],
    ['they added a sentence', 's1=A s2=b s3=c s4=d', `${base} s5=e`, 's1=A s2=b s3=c s4=d s5=e'],
    ['each of us added a sentence', `n1=x ${base}`, `${base} s5=e`, `n1=x ${base} s5=e`],
    ['they moved a sentence', 's1=A s2=b s3=c s4=d', 's4=d s1=a s2=b s3=c', 's4=d s1=A s2=b s3=c'],
    [
      'I moved a sentence',
      's4=d s1=a s2=b s3=c',
      's1=A s2=b s3=c s4=d s5=e',
      's4=d s5=e s1=A s2=b s3=c',
    ],
    [
      'both of us made the same move',
      's4=d s1=a s2=B s3=c',
      's4=D s1=a s2=b s3=c',
      's4=D s1=a s2=B s3=c',
    ],
    [
      'my save was stored but its response was lost',
      `${base} n1=x n2=y`,
      `${base} s5=x s6=y`,
      `${base} s5=x s6=y`,
    ],
  ])('merges without a conflict when %s', (_, mine, theirs, both) => {
    const { rows, conflicts } = merge(mine, theirs);
    expect(conflicts).toEqual([]);
    expect(say(rows)).toBe(both);
  });
});

describe('changes on both sides', () => {
  test.each([
    {
      what: 'both of us changed the same sentence and each changed another one',
      mine: 's1=x s2=b s3=c s4=D',
      theirs: 's1=y s2=b s3=C s4=d',
      asked: ['s1'],
      kept: ['s1=x s2=b s3=C s4=D', 's1=y s2=b s3=C s4=D'],
    },
    {
      what: 'I removed a sentence that they changed',
      mine: 's2=b s3=c s4=d',
      theirs: 's1=y s2=b s3=c s4=d s5=e',
      asked: ['s1'],
      kept: ['s2=b s3=c s4=d s5=e', 's1=y s2=b s3=c s4=d s5=e'],
    },
    {
      what: 'they removed a sentence that I changed',
      mine: 's1=a s2=x s3=c s4=d',
      theirs: 's1=a s3=c s4=D',
      asked: ['s2'],
      kept: ['s1=a s2=x s3=c s4=D', 's1=a s3=c s4=D'],
    },
    {
      what: 'I split a sentence that they changed',
      mine: 's1=a1 n1=a2 s2=b s3=c s4=d',
      theirs: 's1=y s2=b s3=c s4=d',
      asked: ['s1', 'n1'],
      kept: ['s1=a1 n1=a2 s2=b s3=c s4=d', 's1=y s2=b s3=c s4=d'],
    },
    {
      what: 'they joined a sentence that I changed to the next sentence',
      mine: 's1=x s2=b s3=c s4=d',
      theirs: 's1=a_b s3=c s4=d',
      asked: ['s1', 's2'],
      kept: ['s1=x s2=b s3=c s4=d', 's1=a_b s3=c s4=d'],
    },
    {
      what: 'I joined three sentences and they changed the last of them',
      mine: 's1=a_b_c s4=d',
      theirs: 's1=a s2=b s3=y s4=D',
      asked: ['s1', 's2', 's3'],
      kept: ['s1=a_b_c s4=D', 's1=a s2=b s3=y s4=D'],
    },
    {
      what: 'each of us put the sentences in a different order',
      mine: 's2=b s1=a s3=c s4=d',
      theirs: 's1=a s2=b s4=D s3=c',
      asked: ['s2', 's1', 's3', 's4'],
      kept: ['s2=b s1=a s3=c s4=d', 's1=a s2=b s4=D s3=c'],
    },
  ])(
    'uses the winner’s version only for the conflicting sentences when $what',
    ({ mine, theirs, asked, kept }) => {
      const ours = merge(mine, theirs, 'mine');
      expect(ours.conflicts).toEqual(asked);
      expect([say(ours.rows), say(merge(mine, theirs, 'theirs').rows)]).toEqual(kept);
    },
  );
});

it('never loses or duplicates a sentence that has no conflict', () => {
  const some = (mark: string) =>
    fc
      .tuple(
        fc.shuffledSubarray(['s1', 's2', 's3', 's4', `${mark}1`, `${mark}2`]),
        fc.array(fc.constantFrom('', mark), { minLength: 6, maxLength: 6 }),
      )
      .map(([keys, said]) => keys.map((key, at) => row(key, key + said[at])));
  const began = text('s1=s1 s2=s2 s3=s3 s4=s4');
  fc.assert(
    fc.property(some('m'), some('t'), fc.constantFrom('mine', 'theirs'), (mine, theirs, winner) => {
      const { rows, conflicts } = mergeSentences(began, mine, theirs, winner);
      const has = (list: SentenceRow[], key: string) => list.find((one) => one.key === key);
      expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
      for (const key of ['s1', 's2', 's3', 's4', 'm1', 'm2', 't1', 't2']) {
        const [before, my, their] = [began, mine, theirs].map((list) => has(list, key)?.target);
        const merged = my === before ? their : my;
        const chosen = winner === 'mine' ? my : their;
        expect(has(rows, key)?.target).toBe(conflicts.includes(key) ? chosen : merged);
      }
    }),
  );
});

import { expect, test } from 'vitest';
import { type PlanNode, wholeReads } from './whole-reads.ts';

const indexes = new Map([
  ['homeworks_teacher', { table: 'homeworks', partial: false }],
  ['parts_unfinished', { table: 'resource_parts', partial: true }],
]);

const node = (kind: string, over: Partial<PlanNode> = {}): PlanNode => ({
  'Node Type': kind,
  'Parent Relationship': 'Outer',
  ...over,
});
const table = node('Seq Scan', { 'Relation Name': 'homeworks' });
const inOrder = node('Index Scan', { 'Index Name': 'homeworks_teacher' });
const found = node('Index Scan', { 'Index Name': 'homeworks_teacher', 'Index Cond': 'a = b' });

test.each<[string, PlanNode, string[]]>([
  ['a table read row by row', table, ['homeworks']],
  ['a table read below a limit if a filter may drop every row', limit(table), ['homeworks']],
  ['an index with a condition', found, []],
  ['an index without a condition', inOrder, ['homeworks']],
  ['an index read until the page is full', limit(inOrder), []],
  [
    'a full index scan, sorted, then limited',
    limit(node('Sort', { Plans: [inOrder] })),
    ['homeworks'],
  ],
  ['the outer side of a loop that ends', limit(loop(inOrder, found)), []],
  [
    'the inner side of a loop, read for each row',
    limit(loop(found, { ...inOrder, 'Parent Relationship': 'Inner' })),
    ['homeworks'],
  ],
  [
    'a partial index of unfinished parts',
    node('Bitmap Index Scan', { 'Index Name': 'parts_unfinished' }),
    [],
  ],
])('checks for tables that are read in full: %s', (_, plan, tables) => {
  expect(wholeReads(plan, indexes)).toEqual(tables);
});

function limit(of: PlanNode): PlanNode {
  return node('Limit', { Plans: [of] });
}

function loop(outer: PlanNode, inner: PlanNode): PlanNode {
  return node('Nested Loop', { Plans: [outer, inner] });
}

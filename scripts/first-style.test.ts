import { expect, test } from 'vitest';
import { classesOf, firstStyle } from './first-style.ts';

const drawing = 'x("gap lg:flex [&_svg]:size-5 w-1/2 2xl"),y(`lookup`)';

test.each([
  ['a rule without a class', 'html,body{margin:0}', 'html,body{margin:0}'],
  ['a class of the drawing', '.gap{color:red}', '.gap{color:red}'],
  ['another class', '.tile{color:red}', ''],
  ['a list of both', '.gap,.tile>.gap{color:red}', '.gap{color:red}'],
  ['a class within another', '.gap-wide{color:red}', ''],
  ['an escaped class', '.lg\\:flex{color:red}', '.lg\\:flex{color:red}'],
  ['an escaped digit', '.\\32 xl{color:red}', '.\\32 xl{color:red}'],
  [
    'brackets in a class',
    '.\\[\\&_svg\\]\\:size-5 svg{color:red}',
    '.\\[\\&_svg\\]\\:size-5 svg{color:red}',
  ],
  [
    'alternatives in parentheses',
    '.gap:is(.tile,.other:not(.more)){color:red}',
    '.gap:is(.tile,.other:not(.more)){color:red}',
  ],
  [
    'rules in groups',
    '@layer a{@media (width>=1px){.gap{a:b}.tile{a:b}}}',
    '@layer a{@media (width>=1px){.gap{a:b}}}',
  ],
  ['an empty group', '@layer a{@media (width>=1px){.tile{a:b}}}', ''],
  ['the order of layers', '@layer a,b;', '@layer a,b;'],
  ['print', '@media print{.gap{a:b}}', ''],
  ['keyframes', '@keyframes x{0%{a:b}to{a:c}}', '@keyframes x{0%{a:b}to{a:c}}'],
  [
    'braces in a string',
    '.gap:before{content:"}.tile{"}.tile{a:b}',
    '.gap:before{content:"}.tile{"}',
  ],
  [
    'a property that is read',
    '@property --x{syntax:"*"}.gap{a:var(--x)}',
    '@property --x{syntax:"*"}.gap{a:var(--x)}',
  ],
  ['a property that is not read', '@property --x{syntax:"*"}.tile{a:var(--x)}', ''],
])('keeps what the drawing needs: %s', (_, css, kept) => {
  expect(firstStyle(css, drawing)).toBe(kept);
});

test('finds the classes of a selector', () => {
  expect(classesOf('.a.b\\.5>c.d:not(.e):hover::before')).toEqual(['a', 'b.5', 'd']);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Trans } from './Trans.tsx';

const show = (props: Parameters<typeof Trans>[0]) => renderToStaticMarkup(<Trans {...props} />);

test('puts elements where the wording wants them', () => {
  const components = { 0: <b />, 1: <i /> };
  expect(
    show({ id: 'x', said: '<1>Second</1> before <0>first <1>inside</1></0>', components }),
  ).toBe('<i>Second</i> before <b>first <i>inside</i></b>');
});

test('puts an element without content, and an element as a value', () => {
  const said = ['Press ', ['key'], '<0/>now'] as const;
  expect(show({ id: 'x', said, components: { 0: <br /> }, values: { key: <kbd>T</kbd> } })).toBe(
    'Press <kbd>T</kbd><br/>now',
  );
});

test('shows a value that looks like an element as text', () => {
  expect(show({ id: 'x', said: ['Hello ', ['name']], values: { name: '<0>Ana</0>' } })).toBe(
    'Hello &lt;0&gt;Ana&lt;/0&gt;',
  );
  const components = { 0: <b /> };
  expect(
    show({ id: 'x', said: ['<0>', ['name'], '</0>'], values: { name: '</0>' }, components }),
  ).toBe('<b>&lt;/0&gt;</b>');
});

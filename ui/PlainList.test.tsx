import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PlainList } from './PlainList.tsx';

test('lists elements with separators between them', () => {
  const items = ['8A', '8B', '9C'].map((name) => <bdi key={name}>{name}</bdi>);
  expect(renderToStaticMarkup(<PlainList items={items} />)).toBe(
    '<bdi>8A</bdi>, <bdi>8B</bdi>, <bdi>9C</bdi>',
  );
  expect(renderToStaticMarkup(<PlainList items={[]} />)).toBe('');
});

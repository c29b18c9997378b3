import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TeamSetup } from './TeamSetup.tsx';

const nothing = () => undefined;

// The input must have room for names of the length that classes choose.
test.each([
  'Les petits génies du fond',
  'Die Schlaumeier aus der letzten Reihe',
  'فريق الأسود الشجعان من الصف السابع',
])('leaves room for the team name “%s”', (name) => {
  const teams = { names: [name, ''], setName: nothing, setCount: nothing };
  const html = renderToStaticMarkup(<TeamSetup teams={teams} />);
  const longest = Number(/maxLength="(\d+)"/i.exec(html)?.[1]);
  expect(longest).toBeGreaterThanOrEqual(name.length);
});

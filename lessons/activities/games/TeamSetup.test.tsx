import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TeamSetup } from './TeamSetup.tsx';

const nothing = () => undefined;

// What classes call themselves is typed to its end.
test.each([
  'Les petits génies du fond',
  'Die Schlaumeier aus der letzten Reihe',
  'فريق الأسود الشجعان من الصف السابع',
])('“%s” is a name for a team', (name) => {
  const teams = { names: [name, ''], setName: nothing, setCount: nothing };
  const html = renderToStaticMarkup(<TeamSetup teams={teams} />);
  const longest = Number(/maxLength="(\d+)"/i.exec(html)?.[1]);
  expect(longest).toBeGreaterThanOrEqual(name.length);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';
import { ScriptNotLoaded } from './load-script.ts';

const Greeting = ({ name }: { name: string }) => <p>Hello, {name}</p>;

test('shows the waiting element until the part is loaded, and a preloaded part at once', async () => {
  const load = vi.fn(async () => Greeting);
  const Part = lazyPart(load, <i>Loading</i>);
  expect(renderToStaticMarkup(<Part name="Mia" />)).toBe('<i>Loading</i>');
  await Promise.all([Part.preload(), Part.preload()]);
  // A second component would discard the state of the first, which may be shown already.
  expect(load).toHaveBeenCalledTimes(1);
  expect(renderToStaticMarkup(<Part name="Mia" />)).toBe('<p>Hello, Mia</p>');
  load.mockClear();
  await Part.preload();
  expect(load).not.toHaveBeenCalled();
});

test('tries again to preload a part that failed', async () => {
  const load = vi.fn(async () => Greeting);
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = lazyPart(load);
  await expect(Part.preload()).rejects.toThrow(ScriptNotLoaded);
  expect(renderToStaticMarkup(<Part name="Mia" />)).toBe('');
  await Part.preload();
  expect(renderToStaticMarkup(<Part name="Mia" />)).toBe('<p>Hello, Mia</p>');
});

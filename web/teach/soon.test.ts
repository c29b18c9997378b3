import { expect, test, vi } from 'vitest';
import { soon } from './soon.ts';

/** A browser whose next frame comes when it is told to. */
function openPage() {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => frames.splice(id - 1, 1));
  const page = new EventTarget();
  const paint = () => {
    for (const frame of frames.splice(0)) frame();
  };
  return { page, paint };
}

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

test('it waits for the frame, and is called once', async () => {
  const { page, paint } = openPage();
  const call = vi.fn();
  soon(call, page);
  await turn();
  expect(call).not.toHaveBeenCalled();
  paint();
  await turn();
  page.dispatchEvent(new Event('pagehide'));
  expect(call).toHaveBeenCalledOnce();
});

test.each(['pagehide', 'visibilitychange'])(
  '%s does not wait for a frame that may not come',
  async (event) => {
    const { page, paint } = openPage();
    const call = vi.fn();
    soon(call, page);
    page.dispatchEvent(new Event(event));
    expect(call).toHaveBeenCalledOnce();
    paint();
    await turn();
    expect(call).toHaveBeenCalledOnce();
  },
);

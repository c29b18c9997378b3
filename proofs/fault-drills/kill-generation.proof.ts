import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Resource } from '#contracts/resources/resource.ts';
import { choosePort } from '#scripts/processes/choose-port.ts';
import { waitForAnswer } from '#scripts/processes/wait-for-answer.ts';
import { root } from '#scripts/world/settings.ts';
import { signInTo } from '../bench/api-client.ts';

const port = String(await choosePort());
const url = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(join(tmpdir(), 'lexiloom-kill-'));

afterAll(() => {
  killEnvironment();
  rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Simulates a power cut in the middle of a sentence. After the next start, the lesson must be completed
 * automatically.
 */
test('loses no data when all processes are killed with -9 during a generation', async () => {
  await startEnvironment();
  const api = await signInTo(url);
  const { id } = await api.createResource({
    title: 'Kill',
    topic: 'market',
    count: 300,
    parts: ['vocab', 'statement', 'chunk'],
  });
  const seen: string[] = [];
  const writing = api
    .write(id, (event) => {
      if (event.type === 'sentence') seen.push(event.target);
      if (seen.length === 5) killEnvironment();
    })
    .catch(() => 'cut off');
  expect(await writing).toBe('cut off');
  expect(seen.length).toBeGreaterThanOrEqual(5);

  await startEnvironment();
  const again = await signInTo(url);
  const end = Date.now() + 240_000;
  for (;;) {
    const progress = await again.settle(id, () => true, 240_000);
    if (progress.status === 'review' || Date.now() > end) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  const resource = Resource.parse(await (await again.call('GET', `/v1/resources/${id}`)).json());
  expect(resource.status).toBe('review');
  expect(resource.parts.map(({ part, status }) => [part, status])).toEqual(
    resource.parts.map(({ part }) => [part, 'ready']),
  );
  // The sentences that the teacher has already seen are unchanged; the rest was appended.
  const kept = resource.text.sentences.map(({ target }) => target.text);
  expect(kept.slice(0, 3)).toEqual(seen.slice(0, 3));
  expect(new Set(kept).size).toBe(kept.length);
}, 600_000);

async function startEnvironment(): Promise<void> {
  spawn(process.execPath, [join(root, 'scripts/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: port,
      LEXILOOM_DATA: dataDir,
      OPENAI_API_KEY: '',
      OPENAI_BASE_URL: '',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await waitForAnswer(`${url}/api/v1/writer`, 180_000);
}

/** Kills every process that uses this data folder, all at once and without warning. */
function killEnvironment(): void {
  for (const entry of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const pid = Number(entry);
    if (pid !== process.pid && belongsHere(pid)) kill(pid);
  }
}

function belongsHere(pid: number): boolean {
  try {
    const environment = readFileSync(`/proc/${pid}/environ`, 'utf8');
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return environment.includes(dataDir) || command.includes(dataDir);
  } catch {
    return false;
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already ended together with its parent.
  }
}

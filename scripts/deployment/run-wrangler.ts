import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod';
import { buildMailWordings } from '../build-mail-wordings.ts';
import { Explained } from '../command.ts';
import { buildDriver } from '../world/build-driver.ts';
import { root } from '../world/settings.ts';
import { keepSourceMap } from './name-frames.ts';
import type { RenderedConfig } from './render-configs.ts';

const wrangler = join(root, 'node_modules/wrangler/bin/wrangler.js');

export interface WranglerOptions {
  /** The Cloudflare account; without one, wrangler can only build. */
  account: { id: string; token: string; apiUrl?: string } | null;
  secrets: Readonly<Record<string, string>>;
}

/**
 * wrangler for one deployment. Its configurations and secrets are in a folder that only this user can read.
 */
export interface Wrangler {
  /** Builds a Worker and returns its size as Cloudflare counts it, in gzip kilobytes. */
  build(config: RenderedConfig): Promise<number>;
  /** Uploads a new Worker, which receives all traffic at once. Returns the version. */
  deploy(config: RenderedConfig, tag: string): Promise<string>;
  /** Uploads a version without sending it any traffic yet. Returns the version. */
  uploadVersion(config: RenderedConfig, tag: string): Promise<string>;
  /** Sets crons, queue consumers and addresses, which are not part of a version. */
  deployTriggers(config: RenderedConfig): Promise<void>;
  /** Removes the folder with the configurations and secrets. */
  close(): void;
}

/** A failed run of wrangler, with its output. */
export class WranglerFailed extends Explained {}

const Uploaded = z.object({
  type: z.enum(['deploy', 'version-upload']),
  version_id: z.string(),
});

export function openWrangler({ account, secrets }: WranglerOptions): Wrangler {
  const folder = mkdtempSync(join(tmpdir(), 'lexiloom-deploy-'));
  const environment = {
    ...process.env,
    ...(account && { CLOUDFLARE_ACCOUNT_ID: account.id, CLOUDFLARE_API_TOKEN: account.token }),
    ...(account?.apiUrl && { CLOUDFLARE_API_BASE_URL: account.apiUrl }),
    CI: '1',
    FORCE_COLOR: '0',
    WRANGLER_LOG: 'warn',
    WRANGLER_LOG_PATH: join(folder, 'logs'),
    WRANGLER_SEND_METRICS: 'false',
  };

  function configFile({ name, config }: RenderedConfig): string {
    const path = join(folder, `${name}.json`);
    writeFileSync(path, JSON.stringify(config), { mode: 0o600 });
    return path;
  }

  /**
   * The wrangler option that passes only the secrets that this Worker reads. If no secrets are set, those of
   * the previous version remain.
   */
  function secretsOption({ name, requiredSecrets }: RenderedConfig): string[] {
    const own = Object.entries(secrets).filter(([secret]) => requiredSecrets.includes(secret));
    if (own.length === 0) return [];
    const path = join(folder, `${name}.secrets.json`);
    writeFileSync(path, JSON.stringify(Object.fromEntries(own)), { mode: 0o600 });
    return [`--secrets-file=${path}`];
  }

  async function upload(config: RenderedConfig, command: string[], tag: string): Promise<string> {
    const output = join(folder, `${config.name}.${command.join('-')}.ndjson`);
    const outdir = join(folder, `${config.name}.uploaded`);
    const options = [
      `--outdir=${outdir}`,
      `--config=${configFile(config)}`,
      `--tag=${tag}`,
      `--message=${tag}`,
    ];
    await run([...command, ...options, ...secretsOption(config)], {
      ...environment,
      WRANGLER_OUTPUT_FILE_PATH: output,
    });
    for (const line of readFileSync(output, 'utf8').split('\n').filter(Boolean)) {
      const entry = Uploaded.safeParse(JSON.parse(line));
      if (!entry.success) continue;
      keepSourceMap(config.name, entry.data.version_id, outdir);
      return entry.data.version_id;
    }
    throw new WranglerFailed(`wrangler did not say which version of ${config.name} it uploaded.`);
  }

  return {
    async build(config) {
      const outdir = join(folder, `${config.name}.build`);
      await run(
        ['deploy', '--dry-run', `--config=${configFile(config)}`, `--outdir=${outdir}`],
        environment,
      );
      return gzipKilobytes(outdir);
    },
    deploy: (config, tag) => upload(config, ['deploy'], tag),
    uploadVersion: (config, tag) => upload(config, ['versions', 'upload'], tag),
    deployTriggers: (config) =>
      run(['triggers', 'deploy', `--config=${configFile(config)}`], environment),
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<void> {
  await buildDriver();
  await buildMailWordings();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [wrangler, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: string[] = [];
    child.stdout.on('data', (chunk) => said.push(String(chunk)));
    child.stderr.on('data', (chunk) => said.push(String(chunk)));
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new WranglerFailed(`wrangler ${args[0]}: ${withoutLogFile(said.join(''))}`));
    });
  });
}

/** wrangler's output, without the line that names a log file in the temporary deployment folder. */
const withoutLogFile = (said: string): string =>
  said
    .split('\n')
    .filter((line) => !/Logs were written to/.test(line))
    .join('\n')
    .trim()
    .slice(-2_000);

/** The size that Cloudflare counts: every module, compressed; source maps and the README are not code. */
function gzipKilobytes(folder: string): number {
  const modules = readdirSync(folder).filter((name) => !/\.map$|^README\.md$/.test(name));
  const bytes = modules.map((name) => gzipSync(readFileSync(join(folder, name))).length);
  return bytes.reduce((sum, size) => sum + size, 0) / 1024;
}

/** Runs the work for each item, several at a time. Throws the first failure after all of them have ended. */
export async function eachOf<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = Math.min(4, availableParallelism()),
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const queue = [...items.entries()];
  const worker = async () => {
    for (let next = queue.shift(); next && failures.length === 0; next = queue.shift()) {
      const [at, item] = next;
      try {
        results[at] = await work(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  if (failures.length > 0) throw failures[0];
  return results;
}

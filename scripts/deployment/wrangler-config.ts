import { join, resolve } from 'node:path';
import { experimental_readRawConfig } from 'wrangler';
import * as z from 'zod';
import { root } from '../world/settings.ts';

/**
 * A `wrangler.toml` of this repository. The schema lists only settings that differ between environments or
 * that a deployment reads; other settings are passed through unchanged.
 */
export const WranglerConfig = z.looseObject({
  name: z.string(),
  main: z.string(),
  vars: z.record(z.string(), z.string()).optional(),
  secrets: z.strictObject({ required: z.array(z.string()) }).optional(),
  alias: z.record(z.string(), z.string()).optional(),
  assets: z.looseObject({ directory: z.string() }).optional(),
  placement: z.strictObject({ region: z.string() }).optional(),
  services: z.array(z.strictObject({ binding: z.string(), service: z.string() })).optional(),
  queues: z
    .strictObject({
      producers: z.array(z.looseObject({ queue: z.string() })).optional(),
      consumers: z
        .array(
          z.looseObject({
            queue: z.string(),
            max_batch_size: z.int().optional(),
            dead_letter_queue: z.string().optional(),
          }),
        )
        .optional(),
    })
    .optional(),
  r2_buckets: z.array(z.looseObject({ binding: z.string(), bucket_name: z.string() })).optional(),
  ratelimits: z.array(z.looseObject({ name: z.string(), namespace_id: z.string() })).optional(),
  observability: z
    .looseObject({
      logs: z.looseObject({}).optional(),
      traces: z.looseObject({}).optional(),
    })
    .optional(),
});
export type WranglerConfig = z.infer<typeof WranglerConfig>;

/**
 * Parses a configuration with wrangler's own parser, without resolving anything; `path` is relative to the
 * root of the checkout.
 */
export function readWranglerConfig(path: string): WranglerConfig {
  return WranglerConfig.parse(experimental_readRawConfig({ config: join(root, path) }).rawConfig);
}

/**
 * Returns the configuration with absolute paths, resolved from `folder`, so that its file can be in any
 * folder.
 */
export function withAbsolutePaths(config: WranglerConfig, folder: string): WranglerConfig {
  const { alias, assets } = config;
  return {
    ...config,
    main: resolve(folder, config.main),
    ...(alias && {
      alias: Object.fromEntries(
        Object.entries(alias).map(([from, to]) => [from, resolve(folder, to)]),
      ),
    }),
    ...(assets && { assets: { ...assets, directory: resolve(folder, assets.directory) } }),
  };
}

import type { z } from 'zod';
import { limitRate } from '#functions/http/limit-rate.ts';
import { operation } from '#functions/http/operation.ts';
import type { ResourcesEnv } from './env.ts';
import { mayBypass } from './may-bypass.ts';
import { readVisible, showResource } from './read-resource.ts';
import { ResourceParams } from './resource-id.ts';

/**
 * `GET /v1/resources/:id`: the whole resource, for whoever may see it. One round trip.
 * An address that keeps trying a wrong bypass secret gets 429.
 */
export const getResource = operation<ResourcesEnv, z.infer<typeof ResourceParams>>(
  { may: 'anyone', params: ResourceParams },
  async ({ params, db, who, env, request }) => {
    const reader = { who, bypass: await mayBypass(request, env.RESOURCE_BYPASS_SECRET) };
    if (!reader.bypass && request.headers.has('x-lexiloom-bypass')) {
      const address = request.headers.get('cf-connecting-ip') ?? 'unknown';
      await limitRate(db, 'bypass', address);
    }
    return showResource(await readVisible(db, params.id, reader), reader);
  },
);

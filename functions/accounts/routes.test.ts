import { expect, test } from 'vitest';
import { nodeHasher } from '#functions/http/testing/node-hasher.ts';
import { accountRoutes } from './routes.ts';

const routes = Object.entries(accountRoutes(nodeHasher));

test.each(routes.filter(([route, { may }]) => may === 'anyone' && route.startsWith('POST ')))(
  '%s has flood protection, as anyone may call it',
  (_, operation) => {
    expect(operation.isFloodGuarded).toBe(true);
  },
);

import { expect, test } from 'vitest';
import { inBindingOrder, renderConfigs } from './render-configs.ts';
import { drillSettings } from './testing/drill-settings.ts';

const settings = drillSettings('postgres://127.0.0.1/drill');
const configs = renderConfigs(settings);

test('leaves no name, address or path of another environment in a configuration', () => {
  for (const { config } of configs) {
    const { main, alias, assets, ...rest } = config;
    const text = JSON.stringify(rest);
    expect(text.match(/"lexiloom(?:-(?!staging)[\w-]+)?"/g)).toBeNull();
    expect(text).not.toContain('.example');
    for (const path of [main, assets?.directory, ...Object.values(alias ?? {})]) {
      if (path !== undefined) expect(path).toMatch(/^\//);
    }
  }
});

test('assigns the address to the site and to no other Worker', () => {
  for (const { name, config } of configs) {
    expect(config.workers_dev).toBe(false);
    const routes = name === settings.prefix ? ['staging.lexiloom.test'] : [];
    const written = (config.routes ?? []) as { pattern: string; custom_domain: boolean }[];
    expect(written.map(({ pattern }) => pattern)).toEqual(routes);
  }
  const onWorkersDev = renderConfigs({ ...settings, origin: 'https://x.y.workers.dev' });
  const site = onWorkersDev.find(({ name }) => name === settings.prefix);
  expect(site?.config).toMatchObject({ workers_dev: true });
  expect(site?.config.routes).toBeUndefined();
});

test('separates rate limits by environment and shares each limit between Workers', () => {
  const idsOf = (prefix: string) =>
    renderConfigs({ ...settings, prefix }).flatMap(({ config }) =>
      (config.ratelimits ?? []).map(({ namespace_id }) => namespace_id),
    );
  const [staging, production] = [idsOf('lexiloom-staging'), idsOf('lexiloom')];
  expect(staging.filter((id) => production.includes(id))).toEqual([]);
  for (const id of staging) expect(id).toMatch(/^[1-9]\d*$/);
});

test('sorts every Worker after the Workers that it calls', () => {
  const order = inBindingOrder(configs).map(({ name }) => name);
  for (const { name, config } of configs) {
    for (const { service } of config.services ?? []) {
      expect(order.indexOf(service)).toBeLessThan(order.indexOf(name));
    }
  }
});

test('rejects Workers that call each other', () => {
  const calls = (name: string, service: string) => ({
    name,
    config: { name, main: 'x', services: [{ binding: 'B', service }] },
  });
  expect(() => inBindingOrder([calls('a', 'b'), calls('b', 'a')])).toThrow('a → b → a');
});

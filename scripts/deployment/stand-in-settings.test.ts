import { expect, test } from 'vitest';
import { checkSettings } from './check-settings.ts';
import { parseDeploymentSettings } from './deployment-settings.ts';
import { renderConfigs } from './render-configs.ts';
import { standInSettings } from './stand-in-settings.ts';

test('fills in everything except the values that stripe-catalogue creates', () => {
  const text = standInSettings({
    accountId: '0123456789abcdef0123456789abcdef',
    zone: 'lexiloom.test',
    databaseUrl: 'postgres://lexiloom:local@127.0.0.1:8902/lexiloom',
  });
  const { settings, problems } = parseDeploymentSettings(text, 'staging.json');
  expect(problems).toEqual([]);
  if (!settings) throw new Error('no settings were read');
  expect(
    checkSettings(settings, renderConfigs(settings), { name: 'staging', other: null }),
  ).toEqual([expect.stringMatching(/^STRIPE_WEBHOOK_SECRET is still the example's/)]);
});

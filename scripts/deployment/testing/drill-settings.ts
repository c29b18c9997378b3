import type { DeploymentSettings } from '../deployment-settings.ts';

/** Settings that pass all checks of a deployment, with the database at `databaseUrl`. */
export function drillSettings(databaseUrl: string): DeploymentSettings {
  return {
    accountId: '0123456789abcdef0123456789abcdef',
    prefix: 'lexiloom-staging',
    origin: 'https://staging.lexiloom.test',
    mailFrom: 'no-reply@lexiloom.test',
    placement: 'aws:eu-west-2',
    bucketJurisdiction: 'eu',
    residency: 'uk-eea',
    acceptedTransfers: {},
    vars: { OPENAI_BASE_URL: 'https://eu.api.openai.com/v1' },
    observability: {
      logsSampling: 0.5,
      tracesSampling: 0.1,
      logsDestination: null,
      tracesDestination: null,
    },
    secrets: {
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: 'a secret for drills only, 32 bytes or more',
      RESOURCE_BYPASS_SECRET: 'a bypass for drills only, 32 bytes or more',
      OPENAI_API_KEY: 'sk-drill',
      AI_PROVIDERS: '{}',
      BROWSER_RENDERING_TOKEN: 'none',
      STRIPE_API_KEY: 'sk_test_drill',
      STRIPE_WEBHOOK_SECRET: 'whsec_drill',
    },
  };
}

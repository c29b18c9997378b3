import { type Endpoints, endpoint } from '../endpoint.ts';
import { listOf } from '../list-of.ts';
import type { PortalConfiguration, PortalSession } from '../objects.ts';
import { parameters } from '../parameters.ts';
import { basics, find, newId, type StripeState } from '../stripe-state.ts';

/** Features that are off unless a configuration enables them. */
const noFeatures = {
  customer_update: { enabled: false, allowed_updates: [] },
  invoice_history: { enabled: false },
  payment_method_update: { enabled: false, payment_method_configuration: null },
  subscription_cancel: {
    cancellation_reason: { enabled: false, feedback_options: null, options: [] },
    enabled: false,
    mode: 'at_period_end',
    proration_behavior: 'none',
  },
  subscription_pause: {
    duration: {
      interval_options: [{ interval: 'month', interval_count: 1 }],
      type: 'interval_options',
    },
    enabled: false,
  },
  subscription_update: {
    ...{ billing_cycle_anchor: null, default_allowed_updates: [], enabled: false },
    ...{ proration_behavior: 'none', schedule_at_period_end: { conditions: [] } },
    trial_update_behavior: 'end_trial',
  },
};

type Features = typeof noFeatures;
type Given = { [Name in keyof Features]?: object | undefined };

function features(now: Features, given: Given = {}): Features {
  const names = Object.keys(now) as (keyof Features)[];
  return Object.fromEntries(
    names.map((name) => [name, { ...now[name], ...given[name] }]),
  ) as unknown as Features;
}

function newConfiguration(state: StripeState, isDefault: boolean): PortalConfiguration {
  const base = basics(state, 'bpc', 'billing_portal.configuration');
  const configuration: PortalConfiguration = {
    ...base,
    metadata: {},
    active: true,
    business_profile: { headline: null, privacy_policy_url: null, terms_of_service_url: null },
    features: noFeatures,
    is_default: isDefault,
    login_page: { enabled: false, url: null },
    updated: base.created,
  };
  state.stored.portalConfigurations[configuration.id] = configuration;
  return configuration;
}

/** Calls for the portal and its configurations. */
export const portalEndpoints: Endpoints = {
  'POST /v1/billing_portal/configurations': endpoint(
    parameters.portalConfiguration,
    (state, given) => {
      const made = newConfiguration(state, false);
      change(state, made, given);
      state.emit('billing_portal.configuration.created', made);
      return made;
    },
  ),
  'GET /v1/billing_portal/configurations': endpoint(
    parameters.portalConfigurations,
    ({ stored }, given) =>
      listOf(
        Object.values(stored.portalConfigurations).filter(
          ({ active }) => given.active === undefined || active === given.active,
        ),
        '/v1/billing_portal/configurations',
        given,
      ),
  ),
  'POST /v1/billing_portal/configurations/:id': endpoint(
    parameters.portalConfiguration,
    (state, given, id) => {
      const one = find(state.stored.portalConfigurations, id, 'billing_portal.configuration');
      change(state, one, given);
      state.emit('billing_portal.configuration.updated', one);
      return one;
    },
  ),
  'POST /v1/billing_portal/sessions': endpoint(parameters.portal, (state, given) => {
    const { stored } = state;
    find(stored.customers, given.customer, 'customer');
    const wanted = given.configuration
      ? find(stored.portalConfigurations, given.configuration, 'billing_portal.configuration')
      : Object.values(stored.portalConfigurations).find((one) => one.is_default);
    // Stripe itself creates a default configuration when a user saves its settings page.
    const configuration = wanted ?? newConfiguration(state, true);
    const id = newId('bps');
    const session: PortalSession = {
      ...{ id, object: 'billing_portal.session', created: state.now(), livemode: false },
      ...{ configuration: configuration.id, customer: given.customer },
      return_url: given.return_url,
      url: `${stored.base}/p/session/${id}`,
    };
    stored.portals[session.id] = session;
    return session;
  }),
};

interface Change {
  business_profile?: object | undefined;
  features?: Given | undefined;
  default_return_url?: string | undefined;
  active?: boolean | undefined;
  metadata?: Record<string, string> | undefined;
}

function change(state: StripeState, one: PortalConfiguration, given: Change): void {
  Object.assign(one, {
    ...given,
    business_profile: { ...one.business_profile, ...given.business_profile },
    features: features(one.features as Features, given.features),
    metadata: { ...one.metadata, ...given.metadata },
    updated: state.now(),
  });
}

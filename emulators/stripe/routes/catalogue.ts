import { newCustomer } from '../checkout.ts';
import { type Endpoints, endpoint } from '../endpoint.ts';
import { listOf } from '../list-of.ts';
import type { Address, Coupon, Price, Product } from '../objects.ts';
import { parameters } from '../parameters.ts';
import { badParameter, StripeErrorResponse } from '../stripe-error-response.ts';
import { basics, find } from '../stripe-state.ts';

const wholeAddress = (given: { [Name in keyof Address]?: string | undefined }): Address => ({
  city: given.city ?? null,
  country: given.country ?? null,
  line1: given.line1 ?? null,
  line2: given.line2 ?? null,
  postal_code: given.postal_code ?? null,
  state: given.state ?? null,
});

/** Customers, and the products and prices that they can buy. */
export const catalogueEndpoints: Endpoints = {
  'POST /v1/coupons': endpoint(parameters.coupon, (state, given) => {
    const base = basics(state, 'co', 'coupon');
    const coupon: Coupon = { ...base, ...given, name: given.name ?? null, metadata: {} };
    state.stored.coupons[coupon.id] = coupon;
    return coupon;
  }),
  'POST /v1/customers': endpoint(parameters.customer, (state, { email, name, metadata, address }) =>
    newCustomer(state, {
      ...{ email: email ?? null, name: name ?? null, metadata },
      ...(address && { address: wholeAddress(address) }),
    }),
  ),
  'GET /v1/customers': endpoint(parameters.customers, ({ stored }, given) =>
    listOf(
      Object.values(stored.customers).filter(({ email }) => !given.email || email === given.email),
      '/v1/customers',
      given,
    ),
  ),
  'GET /v1/customers/:id': endpoint(parameters.nothing, ({ stored }, _, id) =>
    find(stored.customers, id, 'customer'),
  ),
  'POST /v1/customers/:id': endpoint(parameters.customerUpdate, (state, given, id) => {
    const customer = find(state.stored.customers, id, 'customer');
    Object.assign(customer, {
      ...given,
      ...(given.address && { address: wholeAddress(given.address) }),
      metadata: { ...customer.metadata, ...given.metadata },
    });
    state.emit('customer.updated', customer);
    return customer;
  }),
  'POST /v1/products': endpoint(parameters.product, (state, given) => {
    const { id, name, metadata, tax_code } = given;
    if (id && state.stored.products[id]) {
      throw new StripeErrorResponse(400, 'invalid_request_error', 'Product already exists.', {
        code: 'resource_already_exists',
      });
    }
    const base = basics(state, 'prod', 'product');
    const product: Product = {
      ...base,
      id: id ?? base.id,
      name,
      metadata,
      active: true,
      tax_code: tax_code ?? null,
      updated: base.created,
    };
    state.stored.products[product.id] = product;
    state.emit('product.created', product);
    return product;
  }),
  'GET /v1/products/:id': endpoint(parameters.nothing, ({ stored }, _, id) =>
    find(stored.products, id, 'product'),
  ),
  'POST /v1/products/:id': endpoint(parameters.productUpdate, (state, given, id) => {
    const product = find(state.stored.products, id, 'product');
    const metadata = { ...product.metadata, ...given.metadata };
    Object.assign(product, { ...given, metadata, updated: state.now() });
    state.emit('product.updated', product);
    return product;
  }),
  'GET /v1/products': endpoint(parameters.products, ({ stored }, given) =>
    listOf(Object.values(stored.products), '/v1/products', given),
  ),
  'POST /v1/prices': endpoint(parameters.price, (state, given) => {
    find(state.stored.products, given.product, 'product');
    const price: Price = {
      ...basics(state, 'price', 'price'),
      metadata: given.metadata,
      active: true,
      currency: given.currency,
      lookup_key: given.lookup_key ?? null,
      nickname: given.nickname ?? null,
      product: given.product,
      recurring: given.recurring
        ? { ...given.recurring, meter: null, trial_period_days: null, usage_type: 'licensed' }
        : null,
      tax_behavior: given.tax_behavior,
      type: given.recurring ? 'recurring' : 'one_time',
      unit_amount: given.unit_amount,
    };
    for (const other of Object.values(state.stored.prices)) {
      if (price.lookup_key === null || other.lookup_key !== price.lookup_key) continue;
      if (!given.transfer_lookup_key) {
        throw badParameter('lookup_key', `A price (\`${other.id}\`) already uses that lookup key.`);
      }
      other.lookup_key = null;
    }
    state.stored.prices[price.id] = price;
    state.stored.currencyOptions[price.id] = {
      [price.currency]: { unit_amount: price.unit_amount, tax_behavior: price.tax_behavior },
      ...given.currency_options,
    };
    state.emit('price.created', price);
    return price;
  }),
  'POST /v1/prices/:id': endpoint(parameters.priceUpdate, (state, given, id) => {
    const price = find(state.stored.prices, id, 'price');
    Object.assign(price, { ...given, metadata: { ...price.metadata, ...given.metadata } });
    // At Stripe, a subscription refers to the price itself. Here it contains a copy, which must be updated
    // too.
    for (const { items } of Object.values(state.stored.subscriptions)) {
      for (const item of items.data) if (item.price.id === id) item.price = price;
    }
    state.emit('price.updated', price);
    return price;
  }),
  'GET /v1/prices': endpoint(parameters.prices, ({ stored }, given) =>
    listOf(
      Object.values(stored.prices).filter(
        ({ lookup_key, product, active }) =>
          (!given.lookup_keys || given.lookup_keys.includes(lookup_key ?? '')) &&
          (!given.product || product === given.product) &&
          (given.active === undefined || active === given.active),
      ),
      '/v1/prices',
      given,
    ),
  ),
  'GET /v1/prices/:id': endpoint(parameters.nothing, ({ stored }, _, id) =>
    find(stored.prices, id, 'price'),
  ),
  'GET /v1/payment_methods': endpoint(parameters.ofCustomer, ({ stored }, given) =>
    listOf(
      Object.values(stored.paymentMethods).filter(({ customer }) => customer === given.customer),
      '/v1/payment_methods',
      given,
    ),
  ),
};

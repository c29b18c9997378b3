import { newCustomer } from '../checkout.ts';
import { type Endpoints, endpoint } from '../endpoint.ts';
import { listOf } from '../list-of.ts';
import type { Coupon, Price, Product } from '../objects.ts';
import { parameters } from '../parameters.ts';
import { basics, find } from '../stripe-state.ts';

/** Customers and what is sold to them. */
export const catalogueEndpoints: Endpoints = {
  'POST /v1/coupons': endpoint(parameters.coupon, (state, given) => {
    const base = basics(state, 'co', 'coupon');
    const coupon: Coupon = { ...base, ...given, name: given.name ?? null, metadata: {} };
    state.stored.coupons[coupon.id] = coupon;
    return coupon;
  }),
  'POST /v1/customers': endpoint(parameters.customer, (state, { email, name, metadata }) =>
    newCustomer(state, { email: email ?? null, name: name ?? null, metadata }),
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
      metadata: { ...customer.metadata, ...given.metadata },
    });
    state.emit('customer.updated', customer);
    return customer;
  }),
  'POST /v1/products': endpoint(parameters.product, (state, { id, name, metadata }) => {
    const base = basics(state, 'prod', 'product');
    const product: Product = { ...base, id: id ?? base.id, name, metadata, active: true };
    state.stored.products[product.id] = product;
    state.emit('product.created', product);
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
      recurring: given.recurring ?? null,
      type: given.recurring ? 'recurring' : 'one_time',
      unit_amount: given.unit_amount,
    };
    for (const other of Object.values(state.stored.prices)) {
      const sameKey = price.lookup_key !== null && other.lookup_key === price.lookup_key;
      if (sameKey && given.transfer_lookup_key) other.lookup_key = null;
    }
    state.stored.prices[price.id] = price;
    state.emit('price.created', price);
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

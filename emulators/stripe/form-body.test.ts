import { expect, test } from 'vitest';
import { readForm } from './form-body.ts';

test.each([
  ['email=a%40b.test', { email: 'a@b.test' }],
  ['metadata[user]=1&metadata[plan]=x', { metadata: { user: '1', plan: 'x' } }],
  [
    'items[0][id]=si_1&items[0][price]=p&items[1][price]=q',
    { items: [{ id: 'si_1', price: 'p' }, { price: 'q' }] },
  ],
  ['expand[]=data.customer&expand[]=data.schedule', { expand: ['data.customer', 'data.schedule'] }],
  ['lookup_keys[0]=a&lookup_keys[1]=b', { lookup_keys: ['a', 'b'] }],
  ['subscription_data[metadata][user]=7', { subscription_data: { metadata: { user: '7' } } }],
  ['', {}],
])('parses the form body %j', (body, form) => {
  expect(readForm(body)).toEqual(form);
});

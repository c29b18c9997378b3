import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

const at = (address: string) =>
  networkOf(new Request('http://127.0.0.1', { headers: { 'cf-connecting-ip': address } }));

test.each([
  ['192.0.2.7', '192.0.2.7', null],
  ['::ffff:192.0.2.7', '192.0.2.7', null],
  ['::ffff:c000:207', '192.0.2.7', null],
  ['2001:db8:5ec2:1::1', '2001:db8:5ec2:1::/64', '2001:db8:5ec2::/48'],
  ['2001:DB8:5EC2:0001:ffff:ffff:ffff:ffff', '2001:db8:5ec2:1::/64', '2001:db8:5ec2::/48'],
  ['2001:db8:5ec2:1:1:2:192.0.2.7', '2001:db8:5ec2:1::/64', '2001:db8:5ec2::/48'],
  ['2001:db8::', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:8:9', null],
  ['1::2::3', '1::2::3', null],
  ['x', 'x', null],
])('counts the address %s in the line %s and the site %s', (address, line, site) => {
  expect(at(address)).toEqual({ line, site });
});

test('counts addresses in the same /64 as one line, and in the same /48 as one site', () => {
  expect(at('2001:db8:5ec2:1::2')).toEqual(at('2001:db8:5ec2:1:aaaa::9'));
  expect(at('2001:db8:5ec2:2::1').line).not.toBe(at('2001:db8:5ec2:1::1').line);
  expect(at('2001:db8:5ec2:2::1').site).toBe(at('2001:db8:5ec2:1::1').site);
});

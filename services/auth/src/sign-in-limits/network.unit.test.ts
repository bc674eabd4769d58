import { networkOf } from './network.domain';

it.each([
  ['an IPv4 address', ['203.0.113.7', '::ffff:203.0.113.7'], '203.0.113.7'],
  ['an IPv6 network', ['2001:db8:1:2::1', '2001:db8:1:2:ffff:ffff:ffff:ffff'], '2001:db8:1:2::'],
  ['what is no address', ['unknown'], 'unknown'],
])('%s counts as one address, however it is written', (_what, written, network) => {
  expect(written.map(networkOf)).toEqual(written.map(() => network));
});

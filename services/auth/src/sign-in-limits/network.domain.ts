import ipaddr from 'ipaddr.js';

/** The bits of an IPv6 address that a provider assigns; the rest is its customer's to choose. */
const IPV6_NETWORK_BITS = 64;

/** What is counted as one address: an IPv4 address, or the network of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${IPV6_NETWORK_BITS}`).toString();
}

/**
 * The part of an address that stands for one visitor: all of an IPv4 address, the first 64 bits of an
 * IPv6 address, because the rest is the visitor's own to choose.
 * @param address as proxies write it: perhaps with a port, in brackets, with a zone, or an IPv4 address
 * in the clothes of IPv6.
 * @returns what is no address unchanged.
 */
export function visitorNetwork(address: string): string {
  const [, bracketed, , ipv4] =
    /^\[([^\]]*)\](:\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(address) ?? [];
  const [plain = ''] = (bracketed ?? ipv4 ?? address).split('%');
  const groups = plain.includes(':') ? ipv6Groups(plain) : undefined;
  if (groups === undefined) return plain;
  const [a, b, c, d, e, f, high = '', low = ''] = groups;
  const isMapped = [a, b, c, d, e].every((group) => group === '0') && f === 'ffff';
  if (!isMapped) return `${groups.slice(0, 4).join(':')}::/64`;
  return [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.');
}

/** The eight groups without leading zeros; the URL parser knows every way of writing them. */
function ipv6Groups(address: string): string[] | undefined {
  if (!URL.canParse(`http://[${address}]`)) return undefined;
  const [start = '', end] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = (text = '') => (text === '' ? [] : text.split(':'));
  const known = [...groups(start), ...groups(end)];
  return [...groups(start), ...new Array<string>(8 - known.length).fill('0'), ...groups(end)];
}

/**
 * The part of an IP address that identifies a visitor: a whole IPv4 address, or the first 64 bits of an IPv6
 * address, because visitors choose the rest.
 * @param ip as proxies write it: possibly with a port, brackets, a zone, or as IPv4-mapped IPv6.
 * @returns anything else unchanged.
 */
export function visitorNetwork(ip: string): string {
  const [, bracketed, , ipv4] = /^\[([^\]]*)\](:\d+)?$|^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(ip) ?? [];
  const [plain = ''] = (bracketed ?? ipv4 ?? ip).split('%');
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

/**
 * The block of IPv6 networks that a provider gives to one site: the first 48 bits.
 * @returns undefined for IPv4, whose networks are single addresses.
 */
export function visitorBlock(ip: string): string | undefined {
  const network = visitorNetwork(ip);
  return network.endsWith('::/64') ? `${network.split(':').slice(0, 3).join(':')}::/48` : undefined;
}

/** The eight groups without leading zeros, normalised by the URL parser. */
function ipv6Groups(ip: string): string[] | undefined {
  if (!URL.canParse(`http://[${ip}]`)) return undefined;
  const [start = '', end] = new URL(`http://[${ip}]`).hostname.slice(1, -1).split('::');
  const groups = (text = '') => (text === '' ? [] : text.split(':'));
  const known = [...groups(start), ...groups(end)];
  return [...groups(start), ...new Array<string>(8 - known.length).fill('0'), ...groups(end)];
}

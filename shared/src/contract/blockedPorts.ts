/** Ports above 1023 to which browsers refuse to connect: https://fetch.spec.whatwg.org/#port-blocking. */
const blockedPorts: readonly number[] = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
];

export function isBlockedPort(port: number): boolean {
  return blockedPorts.includes(port);
}

/** Our own API: messages are posted, since they are too long for URLs. */
export function simulationPath(network: string): string {
  return `/api/${network}/simulate`;
}

/** Our own API: a message is posted there, since it is longer than URLs. */
export function simulationPath(network: string): string {
  return `/api/${network}/simulate`;
}

/** What is needed of a network to link to its pages. */
export interface NetworkName {
  readonly id: string;
  readonly name: string;
  /** The default network has no prefix. */
  readonly standard: boolean;
}

function path(network: NetworkName, rest: string): string {
  return network.standard ? rest : `/${network.id}${rest === "/" ? "" : rest}`;
}

export function homePath(network: NetworkName): string {
  return path(network, "/");
}

export function statusPath(network: NetworkName): string {
  return path(network, "/status");
}

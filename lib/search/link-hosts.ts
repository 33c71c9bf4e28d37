import type { Link } from "./link";

/** Sites that show the chain; subdomains count too. */
export const EXPLORER_HOSTS: readonly string[] = [
  "tonviewer.com",
  "tonscan.org",
  "tonscan.com",
  "actonscan.com",
  "dton.io",
  "ton.cx",
  "explorer.toncoin.org",
  "test-explorer.toncoin.org",
  "tonwhales.com",
  "getgems.io",
];

/** Sites with an API. */
export const SERVICE_HOSTS: readonly string[] = ["toncenter.com", "tonapi.io"];

/** Sites that open a wallet. */
export const WALLET_HOSTS: readonly string[] = ["tonkeeper.com", "tonhub.com"];

/** Schemes that open a wallet: `ton://transfer/<address>`. */
export const WALLET_SCHEMES: readonly string[] = ["ton", "tonkeeper", "tonhub"];

const TESTNET_HOST = /^(?:testnet|test|sandbox|test-explorer)\./;
const NETWORKS: ReadonlyMap<string, boolean> = new Map([
  ["mainnet", false],
  ["testnet", true],
]);

export function isHostOf(host: string | null, sites: readonly string[]): boolean {
  return host !== null && sites.some((site) => host === site || host.endsWith(`.${site}`));
}

/** The network by its name in a link (the id in our paths, a parameter in others): whether it is a test network. */
export function testnetByName(name: string | null | undefined): boolean | null {
  return NETWORKS.get(name ?? "") ?? null;
}

/** Whether a link to one of the sites above is to testnet: each has a host or a parameter for it. */
export function networkOfLink({ host, params }: Link): boolean {
  return testnetByName(params.get("network")) ?? (host !== null && TESTNET_HOST.test(host));
}

/** The page of the TON documentation that explains the configuration, one heading for one parameter or several. */
const DOCUMENT = "https://docs.ton.org/foundations/config";

const VALIDATORS = "param-32-34-and-36-validator-lists";
const GAS = "param-20-and-21-gas-prices";
const BLOCK_LIMITS = "param-22-and-23-block-limits";
const MESSAGES = "param-24-and-25-message-price";
const OUTBOUND = "param-71-73-outbound-bridges";
const INBOUND = "param-79-81-and-82-inbound-bridges";

const HEADINGS: ReadonlyMap<number, string> = new Map([
  [0, "param-0-config-address"],
  [1, "param-1-elector-address"],
  [2, "param-2-ton-minting-address"],
  [3, "param-3-fee-collector-address"],
  [4, "param-4-root-dns-address"],
  [6, "param-6-extra-currency-fee"],
  [7, "param-7-extra-currency-volume"],
  [8, "param-8-network-version"],
  [9, "param-9-mandatory-params"],
  [10, "param-10-critical-params"],
  [11, "param-11-config-params"],
  [12, "param-12-workchain-config"],
  [13, "param-13-complaint-cost"],
  [14, "param-14-block-reward"],
  [15, "param-15-elections-timing"],
  [16, "param-16-validators-limits"],
  [17, "param-17-stake-limits"],
  [18, "param-18-storage-prices"],
  [20, GAS],
  [21, GAS],
  [22, BLOCK_LIMITS],
  [23, BLOCK_LIMITS],
  [24, MESSAGES],
  [25, MESSAGES],
  [28, "param-28-catchain-config"],
  [29, "param-29-consensus-config"],
  [31, "param-31-fee-exempt-contracts"],
  [32, VALIDATORS],
  [34, VALIDATORS],
  [36, VALIDATORS],
  [40, "param-40-misbehavior-punishment"],
  [43, "param-43-account-and-message-limits"],
  [44, "param-44-suspended-addresses"],
  [45, "param-45-precompiled-contracts"],
  [71, OUTBOUND],
  [72, OUTBOUND],
  [73, OUTBOUND],
  [79, INBOUND],
  [81, INBOUND],
  [82, INBOUND],
]);

/** Where a parameter is explained; the page itself if it has no heading. */
export function parameterDocument(id: number): string {
  const heading = id < 0 ? "negative-parameters" : HEADINGS.get(id);
  return heading === undefined ? DOCUMENT : `${DOCUMENT}#${heading}`;
}

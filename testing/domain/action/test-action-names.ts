import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import type { ActionNames } from "../../../lib/domain/action/action-names";
import { ACTION_SAMPLES } from "../../../fixtures/action/action-samples";

const ADDRESS = /^-?\d+:[0-9A-F]{64}$/;

/** Sample addresses with their field names. */
const SEEDS: ReadonlyMap<string, string> = new Map(
  [
    ...JSON.stringify(ACTION_SAMPLES).matchAll(/"([a-z_0-9 ]+)":/g),
    ["", "first"],
    ["", "second"],
    ["", "other jetton"],
    ["", "between"],
  ].map(([, seed = ""]) => [addressOf(seed), seed]),
);

const nameOf = (address: string) => (ADDRESS.test(address) ? (SEEDS.get(address) ?? null) : null);

/** Names every account after its field; every token has six decimals. */
export const NAMES: ActionNames = {
  party: (address) => ({ address, name: nameOf(address), bounceable: true }),
  token: (master) => ({ master, symbol: nameOf(master), decimals: 6, doubt: null, picture: null }),
  item: (address) => ({ name: nameOf(address), doubt: null, picture: null }),
};

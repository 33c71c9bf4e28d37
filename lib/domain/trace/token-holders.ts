import type { Address } from "../../ton/address/address";
import { tryAddress } from "../../ton/address/read-address";
import type { Action } from "../../toncenter/v3/v3-action";
import type { Metadata } from "../../toncenter/v3/address-book";

/** The owner and the master of a jetton wallet. */
export interface Holder {
  readonly owner: Address;
  readonly jetton: Address;
}

export interface Holders {
  readonly wallets: ReadonlyMap<Address, Holder>;
  readonly masters: ReadonlySet<string>;
}

/** From the metadata of the service, or else from its transfers. */
export function holdersOf(metadata: Metadata, actions: readonly Action[]): Holders {
  const wallets = new Map<Address, Holder>();
  const masters = new Set<string>();
  for (const { details } of actions) {
    if (details.type !== "jetton_transfer") continue;
    const { asset, sender, sender_jetton_wallet, receiver, receiver_jetton_wallet } = details.fields;
    add(wallets, sender_jetton_wallet, sender, asset);
    add(wallets, receiver_jetton_wallet, receiver, asset);
  }
  for (const [address, { token_info }] of Object.entries(metadata)) {
    for (const { type, valid, extra } of token_info) {
      if (valid === false) continue;
      if (type === "jetton_masters") masters.add(address);
      if (type === "jetton_wallets")
        add(wallets, tryAddress(address), read(extra?.["owner"]), read(extra?.["jetton"]));
    }
  }
  return { wallets, masters };
}

function add(
  wallets: Map<Address, Holder>,
  wallet: Address | null,
  owner: Address | null,
  jetton: Address | null,
): void {
  if (wallet !== null && owner !== null && jetton !== null) wallets.set(wallet, { owner, jetton });
}

function read(text: unknown): Address | null {
  return typeof text === "string" ? tryAddress(text) : null;
}

import { isAddress, type Address } from "../../ton/address/address";
import { tryAddress } from "../../ton/address/read-address";
import type { Action } from "../../toncenter/v3/v3-action";
import type { AddressBook, Metadata } from "../../toncenter/v3/address-book";
import { isAbsent, valueAt } from "../action/detail-values";
import { ACTION_WALLETS } from "./action-wallets";
import type { TraceStep } from "./trace-steps";
import { walletClaims } from "./wallet-claims";

/** What is known about a jetton wallet. */
export interface Holder {
  readonly owner: Address | null;
  /** The master. */
  readonly jetton: Address | null;
}

export interface Holders {
  readonly wallets: ReadonlyMap<Address, Holder>;
  readonly masters: ReadonlySet<Address>;
}

export const NO_HOLDERS: Holders = { wallets: new Map(), masters: new Set() };

interface Names {
  readonly address_book: AddressBook;
  readonly metadata: Metadata;
}

/** From the metadata of the service, else from its actions, else from the messages of the trace. */
export function holdersOf(
  { address_book, metadata }: Names,
  actions: readonly Action[],
  steps: readonly TraceStep[],
): Holders {
  const known = new KnownHolders();
  for (const [address, { token_info }] of Object.entries(metadata)) {
    for (const { type, valid, extra } of token_info) {
      const account = valid === false ? null : tryAddress(address);
      if (account === null) continue;
      if (type === "jetton_masters") known.masters.add(account);
      if (type === "jetton_wallets") known.add(account, read(extra?.["owner"]), read(extra?.["jetton"]));
    }
  }
  for (const [address, { interfaces }] of Object.entries(address_book)) {
    const account = tryAddress(address);
    if (account === null) continue;
    if (interfaces?.some((one) => one.startsWith("jetton_master")) === true) known.masters.add(account);
    if (interfaces?.some((one) => one.startsWith("jetton_wallet")) === true) known.add(account, null, null);
  }
  for (const { details } of actions) {
    if (details.type === null) continue;
    const { type, fields } = details;
    for (const { wallet, owner, asset } of ACTION_WALLETS[type] ?? [])
      known.add(addressAt(fields, [wallet]), addressAt(fields, [owner]), addressAt(fields, asset));
  }
  const { claims, pairs, minters } = walletClaims(steps);
  for (const { wallet, owner, jetton } of claims) known.add(wallet, owner, jetton);
  for (const minter of minters) if (!known.wallets.has(minter)) known.masters.add(minter);
  known.spread(pairs);
  return known;
}

/** Earlier facts are more reliable, so later ones only complete them. */
class KnownHolders implements Holders {
  readonly wallets = new Map<Address, Holder>();
  readonly masters = new Set<Address>();

  add(wallet: Address | null, owner: Address | null, jetton: Address | null): void {
    if (wallet === null || this.masters.has(wallet)) return;
    const before = this.wallets.get(wallet);
    this.wallets.set(wallet, { owner: before?.owner ?? owner, jetton: before?.jetton ?? jetton });
    if (jetton !== null) this.masters.add(jetton);
  }

  /** The two wallets of a transfer are of the same jetton. */
  spread(pairs: readonly (readonly [Address, Address])[]): void {
    for (let found = true; found;) {
      found = false;
      for (const [a, b] of [...pairs, ...pairs.map(([one, other]) => [other, one] as const)]) {
        const jetton = this.masters.has(a) ? a : (this.wallets.get(a)?.jetton ?? null);
        if (jetton === null || this.masters.has(b) || (this.wallets.get(b)?.jetton ?? null) !== null)
          continue;
        this.add(b, null, jetton);
        found = true;
      }
    }
  }
}

/** The first of these paths that has a value. */
function addressAt(fields: unknown, paths: readonly string[]): Address | null {
  const found = paths.map((path) => valueAt(fields, path)).find((value) => !isAbsent(value));
  return typeof found === "string" && isAddress(found) ? found : null;
}

function read(text: unknown): Address | null {
  return typeof text === "string" ? tryAddress(text) : null;
}

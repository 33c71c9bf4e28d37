import { isAddress, type Address } from "../../../ton/address/address";
import { tryAddress } from "../../../ton/address/read-address";
import type { Action } from "../../../toncenter/v3/v3-action";
import type { AddressBook, Metadata } from "../../../toncenter/v3/address-book";
import { isAbsent, valueAt } from "../../action/detail-values";
import { ACTION_WALLETS } from "./action-wallets";
import type { TraceStep } from "../trace-steps";
import { walletClaims, type AcceptedTokens } from "./wallet-claims";

/** What is known about a jetton wallet. */
export interface Holder {
  readonly owner: Address | null;
  /** The master. */
  readonly jetton: Address | null;
}

export interface Holders {
  readonly wallets: ReadonlyMap<Address, Holder>;
  readonly masters: ReadonlySet<Address>;
  /** NFT items that the service knows: any contract can accept the messages of the standard. */
  readonly items: ReadonlySet<Address>;
}

interface Names {
  readonly address_book: AddressBook;
  readonly metadata: Metadata;
}

/**
 * From the metadata of the service, else from its actions, else from the messages of the trace.
 *
 * Anyone can send the messages of the standard, so a message counts only where a contract that is already known
 * vouches for it:
 * - A wallet accepts tokens only from its master or from a wallet of the same jetton: it computes the sender's address
 *   from the owner that the message names. So what a known wallet accepted proves the sender, and the sender's owner.
 *   A message that it refused, or that never reached its code, proves nothing.
 * - A master checks a burn in the same way.
 * - A known wallet or master sends tokens only to a wallet of its jetton. This counts only if the receiver accepted
 *   them: a jetton of an attacker may send anything to wallets of other jettons, which refuse it.
 * - Masters may ignore transfers without failing, so a transfer to a master proves nothing.
 * - Owners that orders and notifications name count only for wallets that are proven in this way, or recognized by the
 *   service. A recognized wallet of an unknown jetton may still be an imitation, but of no jetton that has a name.
 * - A sender without an owner's order, to a recognized wallet of an unknown jetton, is its master. This names nothing
 *   but the sender itself.
 */
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
      if (type === "nft_items") known.items.add(account);
      if (type === "jetton_wallets") known.add(account, read(extra?.["owner"]), read(extra?.["jetton"]));
    }
  }
  for (const [address, { interfaces }] of Object.entries(address_book)) {
    const account = tryAddress(address);
    if (account === null) continue;
    if (interfaces?.some((one) => one.startsWith("jetton_master")) === true) known.masters.add(account);
    if (interfaces?.some((one) => one.startsWith("jetton_wallet")) === true) known.add(account, null, null);
    if (interfaces?.some((one) => one.startsWith("nft_item")) === true) known.items.add(account);
  }
  for (const { details } of actions) {
    if (details.type === null) continue;
    const { type, fields } = details;
    const item = addressAt(fields, ["nft_item"]);
    if (item !== null) known.items.add(item);
    for (const { wallet, owner, asset } of ACTION_WALLETS[type] ?? [])
      known.add(addressAt(fields, [wallet]), addressAt(fields, [owner]), addressAt(fields, asset));
  }
  const { accepted, owners } = walletClaims(steps);
  known.spread(accepted);
  for (const { sender, receiver, burnt, unordered } of accepted)
    if (unordered && !burnt) known.addMinter(sender, receiver);
  known.spread(accepted);
  for (const { wallet, owner } of owners) if (known.wallets.has(wallet)) known.add(wallet, owner, null);
  return known;
}

/** Earlier facts are more reliable, so later ones only complete them. */
class KnownHolders implements Holders {
  readonly wallets = new Map<Address, Holder>();
  readonly masters = new Set<Address>();
  readonly items = new Set<Address>();

  add(wallet: Address | null, owner: Address | null, jetton: Address | null): void {
    if (wallet === null || this.masters.has(wallet)) return;
    const before = this.wallets.get(wallet);
    this.wallets.set(wallet, { owner: before?.owner ?? owner, jetton: before?.jetton ?? jetton });
    if (jetton !== null) this.masters.add(jetton);
  }

  addMinter(sender: Address, receiver: Address): void {
    if (this.wallets.has(sender) || !this.wallets.has(receiver)) return;
    this.#prove(receiver, null, sender);
  }

  jettonOf(wallet: Address): Address | null {
    return this.wallets.get(wallet)?.jetton ?? null;
  }

  /** Each wallet that this proves may prove others. */
  spread(accepted: readonly AcceptedTokens[]): void {
    for (let found = true; found;) {
      found = false;
      for (const one of accepted) if (this.#learn(one)) found = true;
    }
  }

  /** Whether this was new. */
  #learn({ sender, receiver, owner, burnt }: AcceptedTokens): boolean {
    if (this.masters.has(receiver)) return burnt && this.#prove(sender, owner, receiver);
    if (burnt) return false;
    const received = this.jettonOf(receiver);
    if (received !== null) return this.#prove(sender, owner, received);
    return this.#prove(receiver, null, this.masters.has(sender) ? sender : this.jettonOf(sender));
  }

  #prove(wallet: Address, owner: Address | null, jetton: Address | null): boolean {
    if (jetton === null || this.masters.has(wallet) || this.jettonOf(wallet) !== null) return false;
    this.add(wallet, owner, jetton);
    return true;
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

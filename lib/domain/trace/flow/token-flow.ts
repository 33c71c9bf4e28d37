import type { Address } from "../../../ton/address/address";
import type { Message } from "../../../toncenter/v3/v3-message";
import type { Holders } from "./token-holders";
import { tokenMessage, type TokenMessage } from "./token-message";
import { childrenOf, tookEffect, type TraceStep } from "../trace-steps";
import { isOnChain } from "../../message/message-kind";

/** The change of an account's balance of a jetton. */
export interface JettonFlow {
  readonly account: Address;
  /** Null if the jetton of the wallet is unknown. */
  readonly jetton: Address | null;
  /** Zero if as much came back as left. */
  readonly change: bigint;
}

export interface ItemFlow {
  readonly item: Address;
  /** The previous owner. */
  readonly from: Address;
  readonly to: Address;
}

export interface TokenFlows {
  readonly jettons: readonly JettonFlow[];
  readonly items: readonly ItemFlow[];
  /** Wallets with an unknown owner; their changes are listed under the wallets themselves. */
  readonly unknown: readonly Address[];
}

type Jettons = Extract<TokenMessage, { is: "jettons" }>;

/** The token flow, from the messages of the token standards and their outcomes. */
export function tokenFlows(steps: readonly TraceStep[], holders: Holders): TokenFlows {
  const below = childrenOf(steps);
  const totals = new Totals(holders);
  const items: ItemFlow[] = [];
  for (const [place, { message, transaction }] of steps.entries()) {
    const moved = message === null ? null : tokenMessage(message);
    const { source = null, destination = null } = message ?? {};
    if (moved === null || !isOnChain(source) || !isOnChain(destination)) continue;
    const arrived = transaction !== null && tookEffect(transaction);
    if (moved.is === "item") {
      if (arrived && holders.items.has(destination))
        items.push({ item: destination, from: source, to: moved.newOwner });
      continue;
    }
    const isBack = (below[place] ?? []).some((child) => wentBack(steps[child]));
    if (!isBack) totals.give(source, destination, moved);
    if (arrived && !moved.burnt) totals.take(source, destination, moved);
  }
  return { jettons: totals.flows(), items, unknown: [...totals.unknown] };
}

/** The message bounced, and its sender restored the balance. */
function wentBack(step: TraceStep | undefined): boolean {
  const isBounce = (message: Message | null) => message?.bounced === true;
  return (
    step !== undefined && isBounce(step.message) && step.transaction !== null && tookEffect(step.transaction)
  );
}

class Totals {
  readonly unknown = new Set<Address>();
  readonly #flows = new Map<string, JettonFlow>();

  constructor(readonly holders: Holders) {}

  /**
   * Tokens that leave a wallet. A master has no balance: what it sends is minted. Only a wallet of a known jetton is
   * sure to name its owner; the others may be any contract.
   */
  give(source: Address, destination: Address, { amount, owner }: Jettons): void {
    const { wallets, masters } = this.holders;
    if (masters.has(source) || wallets.get(destination)?.jetton === source) return;
    const { owner: known = null, jetton = null } = wallets.get(source) ?? {};
    const whose = known ?? (jetton === null ? null : owner);
    if (whose === null) this.unknown.add(source);
    this.#add(whose ?? source, jetton, -amount);
  }

  take(source: Address, destination: Address, { amount }: Jettons): void {
    const { wallets, masters } = this.holders;
    const holder = wallets.get(destination);
    if ((holder?.owner ?? null) === null) this.unknown.add(destination);
    const jetton = masters.has(source) ? source : (wallets.get(source)?.jetton ?? null);
    this.#add(holder?.owner ?? destination, holder?.jetton ?? jetton, amount);
  }

  flows(): readonly JettonFlow[] {
    return [...this.#flows.values()];
  }

  #add(account: Address, jetton: Address | null, amount: bigint): void {
    const key = `${account} ${jetton ?? ""}`;
    const change = (this.#flows.get(key)?.change ?? 0n) + amount;
    this.#flows.set(key, { account, jetton, change });
  }
}

import { namesFrom, type ActionNames } from "../action/action-names";
import type { ActionPart } from "../action/action-row";
import { coinFlows } from "./coin-flow";
import { currencyFlows } from "./currency-flow";
import type { FlowRow, FlowView } from "./flow-view";
import { letterOf } from "./account-letters";
import { tokenFlows } from "./token-flow";
import { holdersOf, type Holders } from "./token-holders";
import type { TraceTree } from "./trace-steps";
import type { Address } from "../../ton/address/address";
import type { Action } from "../../toncenter/v3/v3-action";
import type { AddressBook, Metadata } from "../../toncenter/v3/address-book";

/** Names of addresses and tokens, as they come with lists. */
export interface Names {
  readonly address_book: AddressBook;
  readonly metadata: Metadata;
}

/** The flow of coins and tokens by account, with the names of the same answer. */
export function traceFlow(
  { steps, accounts }: TraceTree,
  actions: readonly Action[],
  { address_book, metadata }: Names,
  coin: string,
): FlowView {
  const names = namesFrom(address_book, metadata, coin);
  const transactions = steps.flatMap(({ transaction }) => transaction ?? []);
  const { accounts: coins, sum } = coinFlows(transactions);
  const currencies = currencyFlows(transactions);
  const holders = holdersOf(metadata, actions);
  const { jettons, items, unknown } = tokenFlows(steps, holders);
  const flowOf = new Map(coins.map((flow) => [flow.account, flow]));
  const all = new Set<Address>([
    ...accounts.filter((account) => flowOf.has(account)),
    ...jettons.map(({ account }) => account),
    ...items.flatMap(({ from, to }) => [from, to]),
  ]);
  const places = new Map(accounts.map((account, place) => [account, place]));
  const rows = [...all].map((account): FlowRow => {
    const flow = flowOf.get(account);
    const place = places.get(account);
    return {
      letter: place === undefined ? null : letterOf(place),
      party: names.party(account),
      role: roleOf(account, holders, names),
      coins:
        flow === undefined
          ? null
          : { change: flow.recorded ?? flow.change, fees: flow.fees, recorded: flow.recorded !== null },
      currencies: currencies.accounts.filter((one) => one.account === account),
      tokens: jettons
        .filter((one) => one.account === account)
        .map(({ jetton, change }) => ({
          token: jetton === null ? UNKNOWN_TOKEN : names.token(jetton),
          change,
        })),
      items: items
        .filter(({ from, to }) => from !== to && (from === account || to === account))
        .map(({ item, to }) => ({ address: item, ...names.item(item), came: to === account })),
    };
  });
  return { rows, sum, currencies: currencies.sums, unknownWallets: unknown.length };
}

/** "FLOUR wallet", for jetton wallets. */
function roleOf(account: Address, { wallets }: Holders, names: ActionNames): readonly ActionPart[] {
  const holder = wallets.get(account);
  if (holder === undefined) return [];
  return [
    { is: "token", token: names.token(holder.jetton) },
    { is: "phrase", text: " wallet" },
  ];
}

const UNKNOWN_TOKEN = { master: null, symbol: null, decimals: null, doubt: null };

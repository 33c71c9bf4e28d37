import { namesFrom, type ActionNames } from "../../action/action-names";
import type { ActionPart } from "../../action/action-row";
import { phrase } from "../../action/fill-template";
import { contractTypeName, strongInterfaces } from "../../account/contract-types";
import type { Party } from "../../transaction/transaction-row";
import { coinFlows } from "./coin-flow";
import { currencyFlows } from "./currency-flow";
import type { FlowRow, FlowView } from "./flow-view";
import { letterOf } from "../view/account-letters";
import { tokenFlows } from "./token-flow";
import { holdersOf, type Holders } from "./token-holders";
import type { TraceTree } from "../trace-steps";
import type { Address } from "../../../ton/address/address";
import type { Action } from "../../../toncenter/v3/v3-action";
import type { AddressBook, Metadata } from "../../../toncenter/v3/address-book";

/** Names of addresses and tokens, as they come with lists. */
export interface Names {
  readonly address_book: AddressBook;
  readonly metadata: Metadata;
}

/** The flow of coins and tokens by account, with the names of the same answer. */
export function traceFlow(
  { steps, accounts }: TraceTree,
  actions: readonly Action[],
  value: Names,
  coin: string,
): FlowView {
  const { address_book: book, metadata } = value;
  const names = namesFrom(book, metadata, coin);
  const transactions = steps.flatMap(({ transaction }) => transaction ?? []);
  const { accounts: coins, sum } = coinFlows(transactions);
  const currencies = currencyFlows(transactions);
  const holders = holdersOf(value, actions, steps);
  const { jettons: touched, items: moved, unknown } = tokenFlows(steps, holders);
  const jettons = touched.filter(({ change }) => change !== 0n);
  const sellers = sellersIn(actions);
  const items = moved.map((one) => ({ ...one, from: sellers.get(one.item)?.get(one.from) ?? one.from }));
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
      role: roleOf(account, holders, names, book),
      owner: ownerOf(account, holders, names),
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
        .map(({ item, to }) => ({ address: item, ...names.item(item), isIncoming: to === account })),
    };
  });
  return { rows, sum, currencies: currencies.sums, unknownWallets: unknown.length };
}

/** "FLOUR wallet" for jetton wallets, the kind of contract for others that have no name. */
function roleOf(
  account: Address,
  { wallets, masters }: Holders,
  names: ActionNames,
  book: AddressBook,
): readonly ActionPart[] {
  const jetton = masters.has(account) ? account : (wallets.get(account)?.jetton ?? null);
  if (jetton !== null) {
    const token = names.token(jetton);
    if (token.symbol === null) return [phrase(masters.has(account) ? "Jetton master" : "Jetton wallet")];
    return [{ is: "token", token }, phrase(masters.has(account) ? " master" : " wallet")];
  }
  if (wallets.has(account)) return [phrase("Jetton wallet")];
  const interfaces = book[account]?.interfaces ?? [];
  const isWallet = interfaces[0]?.startsWith("wallet") === true;
  const type = isWallet ? null : contractTypeName(account, strongInterfaces(interfaces));
  return type === null ? [] : [phrase(type)];
}

function ownerOf(account: Address, { wallets }: Holders, names: ActionNames): Party | null {
  const owner = wallets.get(account)?.owner ?? null;
  return owner === null || owner === account ? null : names.party(owner);
}

/** For each sold item, the person behind the contract that held it for sale. */
function sellersIn(actions: readonly Action[]): ReadonlyMap<Address, ReadonlyMap<Address, Address>> {
  const sellers = new Map<Address, Map<Address, Address>>();
  for (const { details, success } of actions) {
    if (details.type !== "nft_purchase" || success === false) continue;
    const { nft_item, old_owner, real_old_owner } = details.fields;
    if (nft_item === null || old_owner === null || real_old_owner === null) continue;
    sellers.set(nft_item, new Map([[old_owner, real_old_owner]]));
  }
  return sellers;
}

const UNKNOWN_TOKEN = { master: null, symbol: null, decimals: null, doubt: null, picture: null };

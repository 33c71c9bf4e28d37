import "server-only";
import { cache } from "react";
import { namesFrom } from "../../domain/action/action-names";
import {
  multisigWallet,
  orderProfile,
  type MultisigReport,
  type MultisigWallet,
} from "../../domain/multisig/multisig-profile";
import type { MultisigOwners } from "../../domain/multisig/order-state";
import { stepsOf } from "../../domain/multisig/steps-of-order";
import type { Lane } from "../../gateway/budget/lanes";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import type { AddressBook } from "../../toncenter/v3/address-book";
import { actions } from "../../toncenter/v3/v3-action";
import { multisigOrders, multisigWallets, type MultisigOrder } from "../../toncenter/v3/v3-multisig";
import { ALL_ACTION_TYPES } from "../action/all-action-types";
import { serverNow } from "../request/clock";
import { loadWalletTokens } from "./load-wallet-tokens";

const INTERACTIVE = { lane: "interactive" } as const;
/** The service returns an account's newest executions; those of older orders remain unknown. */
const MOST_EXECUTIONS = 100;
/** More actions than any order can have. */
const ALL_ACTIONS_OF_ORDER = 256;

/**
 * The multisig or order at an address: one call for a multisig, three for an order, and one more if it moves tokens
 * of new wallets.
 */
export const loadMultisig = cache(async (network: string, address: Address): Promise<MultisigReport> => {
  const gateway = gatewayOf(network);
  const wallets = await gateway.call(multisigWallets, walletParams(address), INTERACTIVE);
  if (!wallets.ok) return { profile: null, problem: wallets.error };
  const { multisigs, address_book: book } = wallets.value.value;
  const multisig = multisigs.find((one) => one.address === address);
  if (multisig !== undefined) return { profile: multisigWallet(multisig, book), problem: null };
  const orders = await gateway.call(multisigOrders, { address: [address], parse_actions: true }, INTERACTIVE);
  if (!orders.ok) return { profile: null, problem: orders.error };
  const order = orders.value.value.orders.find((one) => one.address === address);
  if (order === undefined) return { profile: null, problem: null };
  return { profile: await loadOrder(network, order, orders.value.value.address_book), problem: null };
});

const walletParams = (address: Address) => ({ address: [address], include_orders: false });

/** The current owners of a multisig; null if they are unknown. The same call as for its page. */
export async function loadOwners(
  network: string,
  multisig: Address,
  lane: Lane,
): Promise<MultisigOwners | null> {
  const answer = await gatewayOf(network).call(multisigWallets, walletParams(multisig), { lane });
  return answer.ok
    ? (answer.value.value.multisigs.find(({ address }) => address === multisig) ?? null)
    : null;
}

/**
 * An order with what its state depends on (its execution, or who may approve; one call) and the tokens that it moves.
 */
async function loadOrder(network: string, order: MultisigOrder, book: AddressBook) {
  const steps = stepsOf(order);
  const isSent = order.sent_for_execution === true;
  const [executions, tokens, owners] = await Promise.all([
    isSent ? loadExecutions(network, order.address, "interactive") : NO_EXECUTIONS,
    loadWalletTokens(network, steps?.steps ?? [], "panel"),
    isSent ? null : loadOwners(network, order.multisig_address, "interactive"),
  ]);
  return orderProfile(order, book, {
    names: namesFrom(book, {}, gatewayOf(network).network.coin),
    tokens,
    steps,
    most: ALL_ACTIONS_OF_ORDER,
    nowMs: serverNow(),
    failed: executions.get(order.address) ?? null,
    owners,
  });
}

/** Whether the execution of an order failed, by its address. */
export type Executions = ReadonlyMap<Address, boolean>;

export const NO_EXECUTIONS: Executions = new Map();

/** The newest executions that involved an account, which is a multisig or an order. One call. */
export async function loadExecutions(network: string, account: Address, lane: Lane): Promise<Executions> {
  const params = {
    account,
    action_type: ["multisig_execute"],
    // Services of an older generation hide executions from those that do not name their type.
    supported_action_types: ALL_ACTION_TYPES,
    limit: MOST_EXECUTIONS,
    sort: "desc",
  } as const;
  const answer = await gatewayOf(network).call(actions, params, { lane });
  if (!answer.ok) return NO_EXECUTIONS;
  const executions = new Map<Address, boolean>();
  for (const { details, success } of answer.value.value.actions) {
    if (details.type !== "multisig_execute" || success === null) continue;
    const { source } = details.fields;
    // The newest comes first.
    if (source !== null && !executions.has(source)) executions.set(source, !success);
  }
  return executions;
}

/** The multisig at an address; null if there is none. Makes no additional call. */
export async function multisigAt(network: string, address: Address): Promise<MultisigWallet | null> {
  const { profile } = await loadMultisig(network, address);
  return profile?.is === "multisig" ? profile : null;
}

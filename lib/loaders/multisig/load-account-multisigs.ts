import "server-only";
import { namesFrom } from "../../domain/action/action-names";
import {
  membershipOf,
  ownApproval,
  type AccountMultisigs,
  type WaitingOrder,
} from "../../domain/multisig/account-multisigs";
import { orderRow } from "../../domain/multisig/multisig-profile";
import { stepsOf } from "../../domain/multisig/steps-of-order";
import { gatewayOf } from "../../gateway/gateways";
import type { Address } from "../../ton/address/address";
import type { Multisig } from "../../toncenter/v3/v3-multisig";
import { multisigOrders, multisigWallets } from "../../toncenter/v3/v3-multisig";
import { serverNow } from "../request/clock";

const INTERACTIVE = { lane: "interactive" } as const;
const MOST_MULTISIGS = 50;
/** The newest orders of all multisigs; older waiting orders are on the page of their multisig. */
const MOST_ORDERS = 200;
const NONE_WAITING = { waiting: [], newest: null, problem: null } as const;

/**
 * The multisigs that an account signs or proposes for, and the orders waiting there. Two calls, or one if there are
 * none.
 */
export async function loadAccountMultisigs(network: string, member: Address): Promise<AccountMultisigs> {
  const params = {
    wallet_address: [member],
    include_orders: false,
    limit: MOST_MULTISIGS,
    sort: "desc",
  } as const;
  const answer = await gatewayOf(network).call(multisigWallets, params, INTERACTIVE);
  if (!answer.ok) return { multisigs: [], isCut: false, ...NONE_WAITING, problem: answer.error };
  const { multisigs } = answer.value.value;
  const loaded = {
    multisigs: multisigs.map((multisig) => membershipOf(multisig, member)),
    isCut: multisigs.length === MOST_MULTISIGS,
  };
  if (multisigs.length === 0) return { ...loaded, ...NONE_WAITING };
  return { ...loaded, ...(await loadWaiting(network, multisigs, member)) };
}

async function loadWaiting(network: string, multisigs: readonly Multisig[], member: Address) {
  const gateway = gatewayOf(network);
  const params = {
    multisig_address: multisigs.map(({ address }) => address),
    parse_actions: true,
    limit: MOST_ORDERS,
    sort: "desc",
  } as const;
  const answer = await gateway.call(multisigOrders, params, INTERACTIVE);
  if (!answer.ok) return { ...NONE_WAITING, problem: answer.error };
  const { orders, address_book: book } = answer.value.value;
  const names = namesFrom(book, {}, gateway.network.coin);
  const nowMs = serverNow();
  const waiting = orders.flatMap((order): readonly WaitingOrder[] => {
    const owners = multisigs.find(({ address }) => address === order.multisig_address) ?? null;
    const row = orderRow(order, { names, steps: stepsOf(order), most: 1, nowMs, failed: null, owners });
    return row.state === "waiting" ? [{ ...row, own: ownApproval(order, member) }] : [];
  });
  return { waiting, newest: orders.length === MOST_ORDERS ? MOST_ORDERS : null, problem: null };
}

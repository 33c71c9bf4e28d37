import { undeployedWallet } from "../../ton/sending/undeployed-wallet";
import { unsignedOrder, type PlannedTransfer } from "../../ton/sending/unsigned-order";
import type { Address } from "../../ton/address/address";
import type { OpenedMessage } from "../../ton/sending/open-message";
import type { Hash } from "../../ton/value/hash";
import { fail, ok, type BadInput, type Result } from "../../toncenter/error";
import type { DestinationState } from "../send/send-facts";
import { NO_KNOWN_WALLET, NO_PUBLIC_KEY, NOT_A_WALLET, OTHER_PUBLIC_KEY } from "./estimate-problems";
import type { EstimateQuery } from "./estimate-query";

/** The parts of a message needed to estimate its fee. */
export type EstimatedParts = Pick<OpenedMessage, "destination" | "body" | "init">;

/** The latest possible time limit: the estimate is about fees, not about when the message is sent. */
const LATER = 0xffff_ffff;

/** The message that an estimate is about, which is composed if the query describes a transfer. */
export function estimatedParts(
  query: EstimateQuery,
  state: DestinationState,
): Result<EstimatedParts, BadInput> {
  return query.is === "message" ? ok(query.opened) : composed(query, state);
}

function composed(
  { from, transfer, publicKey }: Extract<EstimateQuery, { is: "transfer" }>,
  { kind, seqno, walletId, status }: DestinationState,
): Result<EstimatedParts, BadInput> {
  if (status !== "active") return undeployed(from, transfer, publicKey);
  const order = { seqno: seqno ?? 0, walletId: walletId ?? 0, validUntil: LATER, transfer };
  const body = kind === null ? null : unsignedOrder(kind, order);
  if (body === null) return fail(NO_KNOWN_WALLET);
  return ok({ destination: from, body, init: null });
}

/** The first message of a wallet, which deploys it. */
function undeployed(
  from: Address,
  transfer: PlannedTransfer,
  publicKey: Hash | null,
): Result<EstimatedParts, BadInput> {
  if (publicKey === null) return fail(NO_PUBLIC_KEY);
  const wallet = undeployedWallet(from, publicKey);
  if (wallet === null) return fail(OTHER_PUBLIC_KEY);
  const { kind, walletId, init } = wallet;
  const body = unsignedOrder(kind, { seqno: 0, walletId, validUntil: LATER, transfer });
  if (body === null) return fail(NOT_A_WALLET);
  return ok({ destination: from, body, init });
}

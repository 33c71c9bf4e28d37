import "server-only";
import type { EstimateQuery } from "../../domain/estimate/estimate-query";
import type { EstimateReport } from "../../domain/estimate/estimate-report";
import { plannedSends } from "../../domain/estimate/planned-sends";
import { exceedsBalance } from "../../domain/send/send-subject";
import { undeployedWallet } from "../../ton/sending/undeployed-wallet";
import { unsignedOrder, type PlannedTransfer } from "../../ton/sending/unsigned-order";
import type { Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";
import { badInput, fail, ok, type Result } from "../../toncenter/error";
import { estimateMessage, loadDestination, type EstimatedParts } from "../send/load-send-facts";

/** The latest possible time limit: the estimate is about fees, not about when the message is sent. */
const LATER = 0xffff_ffff;

/** Two calls: the account, and the fees of the message for it. */
export async function loadEstimate(network: string, query: EstimateQuery): Promise<Result<EstimateReport>> {
  const account = query.is === "message" ? query.opened.destination : query.from;
  const { state, problem } = await loadDestination(network, account);
  if (state === null) return fail(problem ?? badInput("Nothing is known of the account."));
  const parts = query.is === "message" ? ok(query.opened) : composed(query, state);
  if (!parts.ok) return parts;
  const { fees, feesProblem } = await estimateMessage(network, parts.value, state);
  return ok({
    account,
    state,
    fees,
    problem: feesProblem,
    isTooMuch: exceedsBalance(plannedSends(query, state.kind), state.balance),
    assumptions: assumptionsOf(query, state.status),
  });
}

type State = EstimateReport["state"];

function composed(
  { from, transfer, publicKey }: Extract<EstimateQuery, { is: "transfer" }>,
  { kind, seqno, walletId, status }: State,
): Result<EstimatedParts> {
  if (status !== "active") return undeployed(from, transfer, publicKey);
  const order = { seqno: seqno ?? 0, walletId: walletId ?? 0, validUntil: LATER, transfer };
  const body = kind === null ? null : unsignedOrder(kind, order);
  if (body === null)
    return fail(badInput("This account is no wallet of version 1 to 5: paste a message to it.", "from"));
  return ok({ destination: from, body, init: null });
}

/** The first message of a wallet, which deploys it. */
function undeployed(
  from: Address,
  transfer: PlannedTransfer,
  publicKey: Hash | null,
): Result<EstimatedParts> {
  if (publicKey === null)
    return fail(
      badInput(
        "This wallet is not deployed: add its public key, or paste a message with its StateInit.",
        "key",
      ),
    );
  const wallet = undeployedWallet(from, publicKey);
  if (wallet === null)
    return fail(badInput("This key makes no wallet of version 1 to 5 at this address.", "key"));
  const { kind, walletId, init } = wallet;
  const body = unsignedOrder(kind, { seqno: 0, walletId, validUntil: LATER, transfer });
  if (body === null) return fail(badInput("Not a wallet.", "from"));
  return ok({ destination: from, body, init });
}

function assumptionsOf(query: EstimateQuery, status: string): readonly string[] {
  const brings = query.is === "message" ? query.opened.init !== null : query.publicKey !== null;
  const isDeploying = brings && status !== "active";
  return [
    "The state of the account and the network config are those of the latest block.",
    "Signatures are taken as valid, so the message need not be signed.",
    ...(isDeploying ? ["The account is deployed with the StateInit of the message."] : []),
    "Fees of the accounts that receive its messages are not included.",
  ];
}

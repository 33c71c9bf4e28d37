import type { Address } from "../../../ton/address/address";
import { isOrder, tokenMessage, tokenOrder } from "./token-message";
import { childrenOf, tookEffect, type TraceStep } from "../trace-steps";
import { isOnChain } from "../../message/message-kind";

interface OwnerClaim {
  readonly wallet: Address;
  readonly owner: Address;
}

/** Tokens that the receiver accepted. */
export interface AcceptedTokens {
  readonly sender: Address;
  readonly receiver: Address;
  /** The owner of the sender, as its message says. */
  readonly owner: Address | null;
  /** The receiver is a master that burns them. */
  readonly burnt: boolean;
  /** Sent without an owner's order, as masters do. */
  readonly unordered: boolean;
}

interface WalletClaims {
  readonly accepted: readonly AcceptedTokens[];
  /** By orders that wallets carried out, and by notifications of what they received. */
  readonly owners: readonly OwnerClaim[];
}

const INTERNAL_TRANSFER = "0x178d4519";
const BURN_NOTIFICATION = "0x7bdd97de";
const NOTIFICATION = "0x7362d09c";

/**
 * What messages of the jetton standard (TEP-74) say about the wallets that sent and received them. Any contract can
 * send them, so none of this is true unless a known wallet or master confirms it: see
 * `token-holders.ts`.
 */
export function walletClaims(steps: readonly TraceStep[]): WalletClaims {
  const below = childrenOf(steps);
  const accepted: AcceptedTokens[] = [];
  const owners: OwnerClaim[] = [];
  for (const [place, { message, transaction, parent }] of steps.entries()) {
    const { opcode = null, source = null, destination = null, bounced = null } = message ?? {};
    if (message === null || !isOnChain(source) || !isOnChain(destination) || bounced === true) continue;
    const cause = parent === null ? null : (steps[parent]?.message ?? null);
    // Wallets of wrapped coins also notify accounts other than their owners, but not about what they received.
    if (opcode === NOTIFICATION && cause?.opcode === INTERNAL_TRANSFER)
      owners.push({ wallet: source, owner: destination });
    if (transaction === null || !tookEffect(transaction)) continue;
    const moved = tokenMessage(message);
    if (moved?.is === "jettons")
      accepted.push({
        sender: source,
        receiver: destination,
        owner: moved.owner,
        burnt: moved.burnt,
        unordered: cause !== null && !isOrder(cause),
      });
    const order = tokenOrder(message);
    const answer = order === null ? null : answerTo(steps, below[place] ?? []);
    if (order === null || answer === null || answer.message === null) continue;
    owners.push({ wallet: destination, owner: source });
    const isReceived = answer.transaction !== null && tookEffect(answer.transaction);
    if (order.receiver !== null && isReceived && isOnChain(answer.message.destination))
      owners.push({ wallet: answer.message.destination, owner: order.receiver });
  }
  return { accepted, owners };
}

/** The message by which a wallet that carries out an order sends the tokens; null if it did something else. */
function answerTo(steps: readonly TraceStep[], children: readonly number[]): TraceStep | null {
  const answers = children.flatMap((child) => steps[child] ?? []);
  return (
    answers.find(
      ({ message }) => message?.opcode === INTERNAL_TRANSFER || message?.opcode === BURN_NOTIFICATION,
    ) ?? null
  );
}

import type { Address } from "../../ton/address/address";
import { isOrder, tokenOrder } from "./token-message";
import { childrenOf, tookEffect, type TraceStep } from "./trace-steps";

interface WalletClaim {
  readonly wallet: Address;
  readonly owner: Address | null;
  readonly jetton: Address | null;
}

interface WalletClaims {
  readonly claims: readonly WalletClaim[];
  /** Both ends of transfers between wallets. */
  readonly pairs: readonly (readonly [Address, Address])[];
  /** Accounts that sent tokens without an owner's order, as masters do. */
  readonly minters: readonly Address[];
}

const INTERNAL_TRANSFER = "0x178d4519";
const BURN_NOTIFICATION = "0x7bdd97de";
const NOTIFICATION = "0x7362d09c";

/** What messages of the jetton standard (TEP-74) reveal about the wallets that sent and received them. */
export function walletClaims(steps: readonly TraceStep[]): WalletClaims {
  const below = childrenOf(steps);
  const claims: WalletClaim[] = [];
  const pairs: (readonly [Address, Address])[] = [];
  const minters: Address[] = [];
  for (const [place, { message, transaction, parent }] of steps.entries()) {
    const { opcode = null, source = null, destination = null, bounced = null } = message ?? {};
    if (message === null || source === null || destination === null || bounced === true) continue;
    const cause = parent === null ? null : (steps[parent]?.message ?? null);
    if (opcode === INTERNAL_TRANSFER) {
      pairs.push([source, destination]);
      if (cause !== null && !isOrder(cause)) minters.push(source);
    }
    // Wallets of wrapped coins also notify accounts other than their owners, but not about what they received.
    if (opcode === NOTIFICATION && cause?.opcode === INTERNAL_TRANSFER)
      claims.push({ wallet: source, owner: destination, jetton: null });
    if (opcode === BURN_NOTIFICATION) claims.push({ wallet: source, owner: null, jetton: destination });
    const order = transaction !== null && tookEffect(transaction) ? tokenOrder(message) : null;
    const answer = order === null ? null : answerTo(steps, below[place] ?? []);
    if (order === null || answer === null) continue;
    // A wallet accepts orders only from its owner, and it has accepted this one.
    claims.push({ wallet: destination, owner: source, jetton: null });
    if (order.receiver !== null) claims.push({ wallet: answer, owner: order.receiver, jetton: null });
  }
  return { claims, pairs, minters };
}

/** Where a wallet that carries out an order sends the tokens; null if it did something else. */
function answerTo(steps: readonly TraceStep[], children: readonly number[]): Address | null {
  const answers = children.map((child) => steps[child]?.message ?? null);
  return (
    answers.find((message) => message?.opcode === INTERNAL_TRANSFER || message?.opcode === BURN_NOTIFICATION)
      ?.destination ?? null
  );
}

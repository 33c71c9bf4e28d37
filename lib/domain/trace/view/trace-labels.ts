import type { Address } from "../../../ton/address/address";
import type { ActionNames } from "../../action/action-names";
import type { Token } from "../../action/action-row";
import type { FlowRow } from "../flow/flow-view";
import type { Holders } from "../flow/token-holders";
import { tokenMessage } from "../flow/token-message";
import type { TraceStep } from "../trace-steps";

/** Tokens that a message moves. */
export interface MovedTokens {
  readonly amount: bigint;
  readonly token: Token;
}

/** What the views of a trace show besides names and operations. */
export interface TraceLabels {
  /** What an account is, where that says more than its address: "FLOUR wallet". */
  readonly roleOf: (address: Address) => string | null;
  readonly tokensOf: (step: Pick<TraceStep, "message">) => MovedTokens | null;
}

const UNKNOWN_TOKEN: Token = { master: null, symbol: null, decimals: null, doubt: null, picture: null };

export function traceLabels(
  rows: readonly Pick<FlowRow, "party" | "role">[],
  { wallets, masters }: Holders,
  names: ActionNames,
): TraceLabels {
  const roles = new Map(rows.map(({ party, role }) => [party.address, roleText(role)]));
  return {
    roleOf: (address) => roles.get(address) ?? null,
    tokensOf: ({ message }) => {
      const moved = message === null ? null : tokenMessage(message);
      if (message === null || moved === null || moved.is !== "jettons") return null;
      // Anyone can send such a message to a master, so the master that receives it says nothing.
      const { source } = message;
      const isMinted = source !== null && masters.has(source);
      const jetton = isMinted ? source : source === null ? null : (wallets.get(source)?.jetton ?? null);
      const token = jetton === null ? UNKNOWN_TOKEN : names.token(jetton);
      return { amount: moved.amount, token };
    },
  };
}

/** A token that imitates another is not called by its symbol. */
function roleText(role: FlowRow["role"]): string | null {
  const text = role
    .map((part) =>
      part.is === "phrase"
        ? part.text
        : part.is === "token" && part.token.doubt === null
          ? part.token.symbol
          : "jetton",
    )
    .join("")
    .trim();
  return text === "" ? null : text;
}

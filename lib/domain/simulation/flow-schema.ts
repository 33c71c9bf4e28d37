import * as v from "valibot";
import { ActionPart, Token } from "../action/action-row";
import { bigintText } from "../list/page-schema";
import { rowAddress } from "../list/row-schema";
import { PicturePath } from "../token/picture-schema";
import type { FlowView } from "../trace/flow/flow-view";
import type { SummaryOutcome } from "../trace/summary/summary-outcome";
import { Party } from "../transaction/transaction-row";

const list = <S extends v.GenericSchema>(row: S) => v.pipe(v.array(row), v.readonly());
const text = v.string();

const sum = {
  incoming: bigintText,
  inFlight: bigintText,
  fees: bigintText,
  changes: bigintText,
  remainder: bigintText,
};

const Row = v.object({
  letter: v.nullable(text),
  party: Party,
  role: list(ActionPart),
  owner: v.nullable(Party),
  coins: v.nullable(v.object({ change: bigintText, fees: bigintText, recorded: v.boolean() })),
  currencies: list(v.object({ currency: text, change: bigintText })),
  tokens: list(v.object({ token: Token, change: bigintText })),
  items: list(
    v.object({
      address: rowAddress,
      name: v.nullable(text),
      doubt: v.nullable(text),
      picture: PicturePath,
      isIncoming: v.boolean(),
    }),
  ),
});

/** The net change of each account, as our server sends it to browsers. */
export const FlowSchema: v.GenericSchema<unknown, FlowView> = v.object({
  rows: list(Row),
  sum: v.object({ ...sum, recorded: v.number(), unknownAmounts: v.number() }),
  currencies: list(v.object({ currency: text, ...sum })),
  unknownWallets: v.number(),
});

export const OutcomeSchema: v.GenericSchema<unknown, SummaryOutcome> = v.object({
  kind: v.picklist(["success", "incomplete", "failed", "bounced", "pending", "unknown"]),
  label: text,
  tone: v.picklist(["positive", "negative", "warning", "neutral"]),
  reason: v.nullable(text),
  money: list(ActionPart),
  notes: list(text),
});

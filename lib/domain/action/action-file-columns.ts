import type { ActionPart, ActionRow } from "./action-row";
import { partsText } from "./part-text";
import type { ExportColumn, ExportValue } from "../export/export-column";
import { addressText, coinsText, partyText, timeText } from "../export/export-values";
import type { PageNetwork } from "../network/page-network";
import { exactAmount } from "../../ton/value/amount";

type Network = Pick<PageNetwork, "testnet" | "coin">;

/** The columns of a file of actions. Actions that the list shows as one group are separate rows here. */
export function actionFileColumns(network: Network): readonly ExportColumn<ActionRow>[] {
  const text = (parts: readonly ActionPart[]) => partsText(parts, network);
  return [
    { name: "id", value: ({ id }) => id },
    { name: "trace", value: ({ trace }) => trace },
    { name: "time", value: ({ at }) => timeText(at) },
    { name: "type", value: ({ type }) => type },
    { name: "kind", value: ({ kind }) => kind },
    { name: "direction", value: ({ direction }) => direction },
    {
      name: "result",
      value: ({ failed, bounced, pending }) =>
        bounced ? "bounced" : failed ? "failed" : pending ? "pending" : "done",
    },
    { name: "what_happened", value: ({ sentence }) => text(sentence) },
    { name: "amount", value: (row) => ofSum(row, amount) },
    { name: "of", value: (row) => ofSum(row, (part) => unit(part, network)) },
    { name: "token", value: (row) => ofSum(row, (part) => master(part, network)) },
    { name: "parties", value: (row) => parties(row.sentence, network) },
    { name: "more", value: ({ more }) => more.map((parts) => text(parts)).join("; ") },
    {
      name: "facts",
      value: ({ facts }) => facts.map(({ name, parts }) => `${name}: ${text(parts)}`).join("; "),
    },
  ];
}

/** The summed amount, if the type has one. */
function ofSum({ sum, sentence }: ActionRow, value: (part: ActionPart) => ExportValue): ExportValue {
  const part = sum === null ? undefined : sentence[sum];
  return part === undefined ? null : value(part);
}

function amount(part: ActionPart): ExportValue {
  if (part.is === "coins") return coinsText(part.amount);
  return part.is === "tokens" ? exactAmount(part.amount, part.token.decimals) : null;
}

/** Raw units, with a note, where the decimals are unknown. */
function unit(part: ActionPart, { coin }: Network): ExportValue {
  if (part.is === "coins") return coin;
  if (part.is !== "tokens") return null;
  const { symbol, decimals } = part.token;
  return decimals === null ? `raw units of ${symbol ?? "the token"}` : symbol;
}

function master(part: ActionPart, network: Network): ExportValue {
  if (part.is !== "tokens" || part.token.master === null) return null;
  return addressText(part.token.master, network);
}

function parties(parts: readonly ActionPart[], network: Network): string {
  const addresses = parts.flatMap((part) => (part.is === "party" ? [partyText(part.party, network)] : []));
  return [...new Set(addresses)].join(" ");
}

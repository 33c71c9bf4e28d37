import { partsText } from "../action/part-text";
import type { ExportColumn } from "../export/export-column";
import { addressText, timeText } from "../export/export-values";
import type { FileNetwork } from "../list/row-kind";
import type { MultisigOrderRow } from "./order-row";

export function orderFileColumns(network: FileNetwork): readonly ExportColumn<MultisigOrderRow>[] {
  return [
    { name: "order", value: ({ address }) => addressText(address, network) },
    { name: "multisig", value: ({ multisig }) => addressText(multisig, network) },
    { name: "seqno", value: ({ seqno }) => (seqno === null ? null : String(seqno)) },
    { name: "status", value: ({ state }) => state },
    { name: "approvals", value: ({ approvals }) => (approvals === null ? null : String(approvals)) },
    { name: "threshold", value: ({ threshold }) => (threshold === null ? null : String(threshold)) },
    { name: "expires", value: ({ expiresAt }) => (expiresAt === null ? null : timeText(expiresAt)) },
    {
      name: "actions",
      value: ({ lines }) => lines?.map(({ sentence }) => partsText(sentence, network)).join("; ") ?? null,
    },
    { name: "more_actions", value: ({ more }) => String(more) },
  ];
}

import { Cell } from "@ton/core";
import type { MessageRecord, TransactionRecord } from "../../records";
import type { EventReader } from "../family";
import type { Tables } from "../tables";
import { itemAt } from "./items";
import { payloadBag, readTransfer, TRANSFER } from "./transfer";

/** A transfer is what was asked for, also when the item refused it. */
export const transferEvent: EventReader = (transaction, tables) => {
  const { incoming } = transaction;
  if (incoming?.source == null || incoming.bounced === true) return null;
  if (Number(incoming.opcode ?? 0) !== TRANSFER) return null;
  const item = itemAt(tables, transaction.account);
  if (item === null) return null;
  const body = readTransfer(behindOpcode(incoming));
  const { collection } = item;
  const oldOwner = incoming.source;
  return (written) => writeTransfer(written, transaction, { ...body, collection, oldOwner });
};

function behindOpcode({ body }: MessageRecord) {
  const [root] = Cell.fromBoc(Buffer.from(body));
  if (root === undefined) throw new Error("there is no body");
  return root.beginParse().skip(32);
}

type Asked = ReturnType<typeof readTransfer> & {
  readonly collection: string | null;
  readonly oldOwner: string;
};

function writeTransfer({ database }: Tables, transaction: TransactionRecord, asked: Asked): void {
  const { lt, now, hash, traceId, account, aborted } = transaction;
  database
    .statement(
      `INSERT OR IGNORE INTO nft_transfer (lt, time, hash, trace, item, collection, old_owner, new_owner, aborted,
         query, response, custom, amount, payload) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(
      lt,
      now,
      hash,
      traceId,
      account,
      asked.collection,
      asked.oldOwner,
      asked.newOwner,
      aborted ? 1 : 0,
      String(asked.query),
      asked.response,
      asked.custom === null ? null : payloadBag(asked.custom),
      String(asked.forwardAmount),
      payloadBag(asked.forwardPayload),
    );
}

import { Address, beginCell, Cell, external, storeMessage } from "@ton/core";
import { bytesToHex } from "@/lib/ton/value/bytes";
import { parseHash } from "@/lib/ton/value/hash";
import { readBoc } from "@/lib/ton/cell/boc";
import { FormatError } from "@/lib/ton/value/format-error";
import { fieldOf } from "@/lib/toncenter/field";
import type { TransactionRecord } from "../../records";
import type { ApiNode } from "../node";
import { account } from "./common-fields";
import { optional, required } from "./fields";
import { bytes, flag } from "./kinds";
import { accountAt, surroundingsOf } from "./lookup";
import { method, type Method } from "./method";
import { nodeRefused } from "./refusal";
import { hashText } from "./wire";

const NODE = "LITE_SERVER_UNKNOWN: ";
const UNREADABLE = `${NODE}cannot apply external message to current state : Failed to parse external message `;
/** The network's own limits for a message. */
const MAX_MESSAGE = { maxBytes: 65_535, maxCells: 8_192 };
const MAX_DEPTH = 512;

/** The one root of a bag of cells that is small enough to be a message; refused in the node's words otherwise. */
function messageCell(boc: Uint8Array, what: string): Cell {
  try {
    readBoc(boc, MAX_MESSAGE);
    const [root, ...others] = Cell.fromBoc(Buffer.from(boc));
    if (root !== undefined && others.length === 0 && root.depth() <= MAX_DEPTH) return root;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
  }
  throw nodeRefused(`${what}cannot deserialize bag-of-cells`);
}

async function submit(node: ApiNode, boc: Uint8Array): Promise<TransactionRecord> {
  messageCell(boc, UNREADABLE);
  const verdict = await node.submit(boc);
  if (verdict.kind === "refused") throw nodeRefused(NODE + verdict.reason);
  return verdict.pending;
}

const fields = { boc: required(bytes, { empty: "empty boc" }) };

const sendBoc = method({
  fields,
  answer: async (node, { boc }) => {
    await submit(node, boc);
    return { "@type": "ok" };
  },
});

const sendBocReturnHash = method({
  fields,
  answer: async (node, { boc }) => {
    const { incoming } = await submit(node, boc);
    const hash = parseHash(bytesToHex(messageCell(boc, UNREADABLE).hash()));
    return {
      "@type": "raw.extMessageInfo",
      hash: hashText(hash),
      hash_norm: hashText(incoming?.normalizedHash ?? hash),
    };
  },
});

const estimateFee = method({
  fields: {
    address: account,
    body: required(bytes, { empty: "empty body" }),
    init_code: optional(bytes),
    init_data: optional(bytes),
    ignore_chksig: optional(flag),
  },
  answer: async (node, { address, body, init_code, init_data, ignore_chksig }) => {
    const code = init_code === null ? null : messageCell(init_code, "init_code: ");
    const data = init_data === null ? null : messageCell(init_data, "init_data: ");
    const message = external({
      to: Address.parseRaw(address),
      init: code === null && data === null ? null : { code, data },
      body: messageCell(body, "body: "),
    });
    const trial = await node.chain.emulate({
      ...surroundingsOf(node, accountAt(node, address, null), null),
      message: beginCell().store(storeMessage(message)).endCell().toBoc(),
      ignoreSignature: ignore_chksig ?? true,
    });
    if (trial.kind === "refused") {
      throw nodeRefused(trial.exitCode ? `Exit code ${trial.exitCode} != 0` : NODE + trial.reason);
    }
    return { "@type": "query.fees", source_fees: feesOf(trial.transaction), destination_fees: [] };
  },
});

/** The parts of what the account paid; numbers here, unlike everywhere else. */
function feesOf({ description, totalFees }: TransactionRecord) {
  const amount = (phase: string, name: string) => {
    const said = fieldOf(fieldOf(description, phase), name);
    return typeof said === "string" || typeof said === "bigint" ? BigInt(said) : 0n;
  };
  const storage = amount("storage_ph", "storage_fees_collected");
  const gas = amount("compute_ph", "gas_fees");
  const action = amount("action", "total_action_fees");
  return {
    "@type": "fees",
    in_fwd_fee: Number(totalFees - storage - gas - action),
    storage_fee: Number(storage),
    gas_fee: Number(gas),
    fwd_fee: Number(amount("action", "total_fwd_fees")),
  };
}

export const SEND: Readonly<Record<string, Method>> = { sendBoc, sendBocReturnHash, estimateFee };

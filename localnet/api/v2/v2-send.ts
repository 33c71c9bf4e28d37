import { Address, beginCell, Cell, external, storeMessage } from "@ton/core";
import type { Hash } from "@/lib/ton/value/hash";
import type { CellNode } from "@/lib/ton/cell/cell";
import { readBoc } from "@/lib/ton/cell/boc";
import { FormatError } from "@/lib/ton/value/format-error";
import { fieldOf } from "@/lib/toncenter/field-of";
import type { TransactionRecord } from "../../chain-records";
import type { ApiNode } from "../api-node";
import { account } from "./v2-shared-fields";
import { optional, required } from "./v2-fields";
import { bytes, flag } from "./v2-value-parsers";
import { accountAt, executionContextOf } from "./v2-lookup";
import { method, type Method } from "./v2-method";
import { liteserverError } from "../refused-request";
import { hashText } from "./v2-json-values";

const LITESERVER_ERROR = "LITE_SERVER_UNKNOWN: ";
const UNREADABLE = `${LITESERVER_ERROR}cannot apply external message to current state : Failed to parse external message `;
/** Message limits of the network. */
const MAX_MESSAGE = { maxBytes: 65_535, maxCells: 8_192 };
const MAX_DEPTH = 512;

/** The single root of a BoC within the message limits. Throws the error of the liteserver otherwise. */
function messageRoot(boc: Uint8Array, prefix: string): CellNode {
  try {
    const { roots, cells } = readBoc(boc, MAX_MESSAGE);
    const [root] = roots.map((index) => cells[index]);
    if (root !== undefined && roots.length === 1 && root.depth <= MAX_DEPTH) return root;
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
  }
  throw liteserverError(`${prefix}cannot deserialize bag-of-cells`);
}

function messageCell(boc: Uint8Array, prefix: string): Cell {
  messageRoot(boc, prefix);
  return Cell.fromBoc(Buffer.from(boc))[0] ?? Cell.EMPTY;
}

async function submit(node: ApiNode, boc: Uint8Array): Promise<Submitted> {
  const { hash } = messageRoot(boc, UNREADABLE);
  const verdict = await node.submit(boc);
  if (verdict.kind === "refused") throw liteserverError(LITESERVER_ERROR + verdict.reason);
  return { hash, pending: verdict.pending };
}

interface Submitted {
  readonly hash: Hash;
  readonly pending: TransactionRecord;
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
    const {
      hash,
      pending: { incoming },
    } = await submit(node, boc);
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
    const emulation = await node.chain.emulate({
      ...executionContextOf(node, accountAt(node, address, null), null),
      message: beginCell().store(storeMessage(message)).endCell().toBoc(),
      ignoreSignature: ignore_chksig ?? true,
    });
    if (emulation.kind === "refused") {
      throw liteserverError(
        emulation.exitCode ? `Exit code ${emulation.exitCode} != 0` : LITESERVER_ERROR + emulation.reason,
      );
    }
    return { "@type": "query.fees", source_fees: feesOf(emulation.transaction), destination_fees: [] };
  },
});

/** Fees by kind, as numbers rather than decimal strings. */
function feesOf({ description, totalFees }: TransactionRecord) {
  const amount = (phase: string, name: string) => {
    const value = fieldOf(fieldOf(description, phase), name);
    return typeof value === "string" || typeof value === "bigint" ? BigInt(value) : 0n;
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

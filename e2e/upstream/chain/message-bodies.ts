import { beginCell, type Cell } from "@ton/core";

export interface Body {
  readonly opcode: string;
  readonly decodedOpcode: string;
  readonly hash: string;
  readonly boc: string;
  readonly decoded: Readonly<Record<string, string>>;
}

const VARIETY = 32;
const EXCESSES = 0xd53276db;

function body(cell: Cell, opcode: string, decodedOpcode: string, decoded: Body["decoded"]): Body {
  return {
    opcode,
    decodedOpcode,
    hash: cell.hash().toString("base64"),
    boc: cell.toBoc().toString("base64"),
    decoded,
  };
}

function comment(number: number): Body {
  const text = `Row ${number}`;
  const cell = beginCell().storeUint(0, 32).storeStringTail(text).endCell();
  return body(cell, "0x00000000", "text_comment", {
    "@type": "text_comment",
    comment: text,
    type: "text_comment",
  });
}

function excesses(number: number): Body {
  const cell = beginCell().storeUint(EXCESSES, 32).storeUint(number, 64).endCell();
  const decoded = { "@type": "excesses", query_id: String(number) };
  return body(cell, `0x${EXCESSES.toString(16)}`, "excesses", decoded);
}

/** Real cells, because pages parse them; few, because building them is slow. */
const COMMENTS = Array.from({ length: VARIETY }, (_, number) => comment(number));
const RETURNS = Array.from({ length: VARIETY }, (_, number) => excesses(number));

const pick = (bodies: readonly Body[], number: number): Body => bodies[number % VARIETY] ?? comment(number);

/** Second messages return excesses; all others are comments. */
export function bodyOf(transaction: number, position: number): Body {
  return position > 0 && position % 2 === 0 ? pick(RETURNS, transaction) : pick(COMMENTS, transaction);
}

const contract = beginCell().storeUint(0xff00f4a4, 32).endCell();

/** Used as code and data of every contract. */
export const CONTRACT_BOC = contract.toBoc().toString("base64");

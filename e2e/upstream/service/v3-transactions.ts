import { findBlock, transactionsOfBlock } from "../chain/chain-blocks";
import { bodyOf } from "../chain/message-bodies";
import type { Chain } from "../chain/chain";
import { createdLt, messageWithEnds } from "../chain/chain-messages";
import { bookOf, namesOf } from "../chain/address-names";
import { transactionRow } from "../chain/chain-transactions";
import { sliceOf, timeline } from "../chain/chain-lists";
import { isWithin, knownBlock } from "./time-filters";
import { Refused } from "./refusal";
import type { ParsedParams, Values } from "./param-values";

const newestFirst = (numbers: readonly number[]) => [...new Set(numbers)].toSorted((a, b) => b - a);

function answer(chain: Chain, numbers: readonly number[]) {
  const rows = numbers.map((number) => transactionRow(chain, number));
  return { transactions: rows, ...bookOf(chain, rows) };
}

const isNumber = (number: number | null): number is number => number !== null;
const byHashes = (chain: Chain, kind: "transaction" | "message", hashes: readonly string[]) =>
  hashes.map((hash) => chain.ids.numberOf(kind, hash)).filter(isNumber);

/** The transactions at the ends of a message, which has its receiver's number. */
function endsOf(chain: Chain, receiver: number, direction: string | null): readonly number[] {
  const sender = direction === "in" ? null : chain.parentOf(receiver);
  return [sender, direction === "out" ? null : receiver].filter(isNumber);
}

function bodyFits(chain: Chain, values: Values): (receiver: number) => boolean {
  const opcode = values.text("opcode");
  const hash = values.text("body_hash");
  if (opcode === null && hash === null) return () => true;
  return (receiver) => {
    const body = bodyOf(receiver, chain.positionOf(receiver));
    const sameHash = hash === null || Buffer.from(body.hash, "base64").toString("hex") === hash;
    return sameHash && (opcode === null || body.opcode === opcode);
  };
}

/** The transactions that a request identifies directly; null if the list has to be searched. */
function named(chain: Chain, values: Values): readonly number[] | null {
  if (values.has("hash")) return byHashes(chain, "transaction", values.texts("hash"));
  if (values.has("msg_hash")) {
    const direction = values.text("direction");
    return byHashes(chain, "message", values.texts("msg_hash")).flatMap((number) =>
      endsOf(chain, number, direction),
    );
  }
  const seqno = values.number("mc_seqno");
  if (seqno !== null) return chain.transactionsIn(seqno);
  const place = {
    workchain: values.number("workchain"),
    shard: values.text("shard"),
    seqno: values.number("seqno"),
  };
  const { workchain, shard, seqno: inShard } = place;
  if (workchain === null || shard === null || inShard === null) return null;
  const block = findBlock(chain, { workchain, shard, seqno: inShard });
  return block === null ? [] : transactionsOfBlock(chain, block);
}

export function transactions(chain: Chain, { values, slice }: ParsedParams) {
  knownBlock(chain, values.number("mc_seqno"));
  const accounts = values.texts("account");
  const isWanted = chain.isOf(accounts);
  const lt = values.number("lt");
  const workchain = values.number("workchain");
  const body = bodyFits(chain, values);
  const fits = (number: number) =>
    (accounts.length === 0 || isWanted(number)) &&
    (workchain === null || workchain === 0) &&
    (lt === null || chain.lt(number) === lt) &&
    body(number);
  const narrowed = named(chain, values)?.filter((number) => number <= chain.newest && fits(number));
  const numbers = narrowed === undefined ? timeline(chain, "transactions", fits) : newestFirst(narrowed);
  const within = numbers.filter((number) => isWithin(values, chain.lt(number), chain.now(number)));
  return answer(chain, sliceOf(within, slice));
}

export function transactionsByMasterchainBlock(chain: Chain, { values, slice }: ParsedParams) {
  const seqno = values.number("seqno") ?? 0;
  knownBlock(chain, seqno);
  return answer(chain, sliceOf(newestFirst(chain.transactionsIn(seqno)), slice));
}

export function transactionsByMessage(chain: Chain, { values, slice }: ParsedParams) {
  const direction = values.text("direction");
  const receivers = values.has("msg_hash")
    ? byHashes(chain, "message", values.texts("msg_hash")).filter((number) => number <= chain.newest)
    : timeline(chain, "messages", bodyFits(chain, values));
  return answer(
    chain,
    sliceOf(newestFirst(receivers.flatMap((number) => endsOf(chain, number, direction))), slice),
  );
}

export function adjacentTransactions(chain: Chain, { values }: ParsedParams) {
  const [number] = byHashes(chain, "transaction", values.texts("hash"));
  const direction = values.text("direction");
  const existing = number === undefined || number > chain.newest ? null : number;
  const before = existing === null || direction === "out" ? null : chain.parentOf(existing);
  const after = existing === null || direction === "in" ? [] : chain.childrenOf(existing);
  const found = [before, ...after].filter(isNumber).filter((one) => one <= chain.newest);
  if (found.length === 0) throw new Refused(404, "adjacent transactions not found");
  return answer(chain, found);
}

export function pendingTransactions(chain: Chain, { values }: ParsedParams) {
  const isOfAccount = chain.isOf(values.texts("account"));
  const count = chain.newestPending - chain.newest;
  const found = Array.from({ length: count }, (_, at) => chain.newest + 1 + at).filter((number) =>
    isOfAccount(number),
  );
  if (found.length === 0) throw new Refused(404, "emulated traces not found");
  return answer(chain, newestFirst(found));
}

/** Whether an end of a message is the requested account; null stands for an external end, which has no address. */
function endFits(chain: Chain, wanted: string | null): (transaction: number | null) => boolean {
  if (wanted === null) return () => true;
  if (wanted === "null") return (transaction) => transaction === null;
  const isOfAccount = chain.isOf([wanted]);
  return (transaction) => transaction !== null && isOfAccount(transaction);
}

export function messages(chain: Chain, { values, slice }: ParsedParams) {
  const body = bodyFits(chain, values);
  const source = endFits(chain, values.text("source"));
  const destination = endFits(chain, values.text("destination"));
  const only = values.flag("only_externals") === true;
  const none = values.flag("exclude_externals") === true;
  const fits = (receiver: number) => {
    const parent = chain.parentOf(receiver);
    if ((only && parent !== null) || (none && parent === null)) return false;
    return source(parent) && destination(receiver) && body(receiver);
  };
  const hashes = values.texts("msg_hash", "hash");
  const numbers =
    hashes.length === 0
      ? timeline(chain, "messages", fits)
      : newestFirst(byHashes(chain, "message", hashes)).filter(
          (number) => number <= chain.newest && fits(number),
        );
  const within = numbers.filter((number) => isWithin(values, createdLt(chain, number), chain.now(number)));
  const rows = sliceOf(within, slice).map((number) => messageWithEnds(chain, number));
  return { messages: rows, ...namesOf(chain, rows) };
}

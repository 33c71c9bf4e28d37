import "server-only";
import { createHash } from "node:crypto";
import { gatewayOf } from "../../gateway/gateways";
import {
  idOf,
  kindOf,
  LIVE_KINDS,
  NOTHING_PENDING,
  type LiveKind,
  type LiveSubject,
} from "../../domain/live/live-subject";
import { wireJson } from "../../domain/list/wire-json";
import { rowOfTransaction, rowsOfTraces } from "../../domain/pending/make-pending-rows";
import { MAX_WATCHED } from "../../domain/private/watched-report";
import { tryAddress } from "../../ton/address/read-address";
import { tryHash } from "../../ton/value/hash";
import { pendingTraces } from "../../toncenter/v3/v3-trace";
import { pendingTransactions } from "../../toncenter/v3/v3-transaction-lists";
import { loadWatched } from "../private/load-watched";

/** The current state of each subject, except those about which the service said nothing. */
export type LiveStates = ReadonlyMap<LiveSubject, string>;

type LoadStates = (network: string, subjects: readonly LiveSubject[]) => Promise<LiveStates>;

/** The states of all these subjects: one call for each kind, and for each hundred of a kind. */
export async function loadLiveStates(network: string, subjects: readonly LiveSubject[]): Promise<LiveStates> {
  const batches = LIVE_KINDS.flatMap((kind) => {
    const ofKind = subjects.filter((subject) => kindOf(subject) === kind);
    return Array.from({ length: Math.ceil(ofKind.length / MAX_WATCHED) }, (_, batch) =>
      LOAD[kind](network, ofKind.slice(batch * MAX_WATCHED, (batch + 1) * MAX_WATCHED)),
    );
  });
  const found = await Promise.all(batches);
  return new Map(found.flatMap((states) => [...states]));
}

const accounts: LoadStates = async (network, subjects) => {
  const addresses = subjects.flatMap((subject) => tryAddress(idOf(subject)) ?? []);
  const report = await loadWatched(network, addresses, "poll");
  const rows = report.ok ? report.value.accounts : [];
  return new Map(rows.map((row) => [`account:${row.address}`, wireJson(row)] as const));
};

const pendingOfAccounts: LoadStates = async (network, subjects) => {
  const addresses = subjects.flatMap((subject) => tryAddress(idOf(subject)) ?? []);
  const answer = await gatewayOf(network).call(pendingTransactions, { account: addresses }, { lane: "poll" });
  // The service reports an empty list this way.
  if (!answer.ok && answer.error.kind !== "not-found") return new Map();
  const { transactions, address_book } = answer.ok
    ? answer.value.value
    : { transactions: [], address_book: {} };
  return new Map(
    subjects.map((subject) => {
      const rows = transactions
        .filter(({ account }) => account === idOf(subject))
        .map((row) => rowOfTransaction(row, address_book));
      return [subject, textOf(rows.map(({ id, stage }) => `${id} ${stage}`))] as const;
    }),
  );
};

const messages: LoadStates = async (network, subjects) => {
  const hashes = subjects.flatMap((subject) => tryHash(idOf(subject)) ?? []);
  const answer = await gatewayOf(network).call(pendingTraces, { ext_msg_hash: hashes }, { lane: "poll" });
  if (!answer.ok) return new Map();
  // Only the stage matters here, not the names of its amounts.
  const rows = rowsOfTraces(answer.value.value, "");
  return new Map(
    subjects.map((subject) => {
      const own = rows.filter(({ message }) => message === idOf(subject));
      return [
        subject,
        textOf(own.map(({ stage, size }) => `${stage} ${size?.inBlock} ${size?.total}`)),
      ] as const;
    }),
  );
};

const LOAD: Readonly<Record<LiveKind, LoadStates>> = {
  account: accounts,
  pending: pendingOfAccounts,
  message: messages,
};

/** A short text that differs whenever any of the parts does. */
function textOf(parts: readonly string[]): string {
  if (parts.length === 0) return NOTHING_PENDING;
  return createHash("sha256").update(parts.toSorted().join("\n")).digest("base64url").slice(0, 16);
}

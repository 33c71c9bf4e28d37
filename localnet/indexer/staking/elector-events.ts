import { Cell } from "@ton/core";
import type { Hash } from "@/lib/ton/value/hash";
import { CONFIG, ELECTOR } from "../../chain/genesis";
import { contractStateOf } from "../../contract-state";
import { readElector, type ElectorData } from "../../contracts/elector-data";
import { setsIn } from "../../contracts/validator-set";
import type { TransactionRecord } from "../../chain-records";
import type { EventReader } from "../contract-family";
import type { Tables } from "../index-tables";
import { complaintsIn } from "./render-complaints";
import { writeComplaints } from "./complaint-rows";
import { cycleTerms } from "./cycle-terms";
import { writeCycle } from "./cycle-rows";
import { writeElection } from "./election-rows";
import { accountAfter, configChangedBy } from "./past-account";

interface CachedElector {
  readonly hash: Hash | null;
  readonly elector: ElectorData | null;
}

/** Cached because many transactions of a block share the same elector data. */
let cached: CachedElector = { hash: null, elector: null };

function electorAfter(tables: Tables, masterSeqno: number): ElectorData | null {
  const account = accountAfter(tables, ELECTOR, masterSeqno);
  const hash = account?.dataHash ?? null;
  if (hash === null || hash !== cached.hash) {
    const { data } = contractStateOf(account);
    cached = { hash, elector: data === null ? null : readElector(data) };
  }
  return cached.elector;
}

function changesElector({ account, before, after }: TransactionRecord): boolean {
  return account === ELECTOR && before.dataHash !== after.dataHash;
}

/** Elections and complaints after a block that changed the elector. */
export const electorEvents: EventReader = (transaction, tables) => {
  const elector = changesElector(transaction) ? electorAfter(tables, transaction.masterSeqno) : null;
  if (elector === null) return null;
  const complaints = complaintsIn(elector, tables);
  return ({ database }) => {
    if (elector.election !== null) writeElection(database, elector.election);
    writeComplaints(database, complaints);
  };
};

/** Cycles of the validator sets in a changed config. */
export const cycleEvents: EventReader = ({ account, masterSeqno }, tables) => {
  const cells = account === CONFIG ? configChangedBy(tables, masterSeqno) : null;
  const [config] = cells === null ? [] : Cell.fromBoc(Buffer.from(cells));
  if (config === undefined) return null;
  const past = electorAfter(tables, masterSeqno)?.past ?? new Map();
  const sets = setsIn(config);
  const terms = cycleTerms(config);
  return ({ database }) => {
    for (const set of sets) writeCycle(database, set, past, terms);
  };
};

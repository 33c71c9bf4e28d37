import { Cell } from "@ton/core";
import type { Hash } from "@/lib/ton/value/hash";
import { CONFIG, ELECTOR } from "../../chain/genesis";
import { contractStateOf } from "../../contract-state";
import { readElector, type ElectorData } from "../../contracts/elector-data";
import { setsIn } from "../../contracts/validator-set";
import type { TransactionRecord } from "../../records";
import type { EventReader } from "../family";
import type { Tables } from "../tables";
import { complaintsIn } from "./complaints";
import { noteComplaints } from "./complaint-rows";
import { cycleTerms } from "./cycle-terms";
import { noteCycle } from "./cycle-rows";
import { noteElection } from "./election-rows";
import { accountAfter, configChangedBy } from "./past-account";

interface Read {
  readonly hash: Hash | null;
  readonly elector: ElectorData | null;
}

/** Many transactions of one block are told by the same data. */
let last: Read = { hash: null, elector: null };

function electorAfter(tables: Tables, masterSeqno: number): ElectorData | null {
  const account = accountAfter(tables, ELECTOR, masterSeqno);
  const hash = account?.dataHash ?? null;
  if (hash === null || hash !== last.hash) {
    const { data } = contractStateOf(account);
    last = { hash, elector: data === null ? null : readElector(data) };
  }
  return last.elector;
}

function changesElector({ account, before, after }: TransactionRecord): boolean {
  return account === ELECTOR && before.dataHash !== after.dataHash;
}

/** What the elector knows after a block in which it has learnt something: of elections and of complaints. */
export const electorNews: EventReader = (transaction, tables) => {
  const elector = changesElector(transaction) ? electorAfter(tables, transaction.masterSeqno) : null;
  if (elector === null) return null;
  const complaints = complaintsIn(elector, tables);
  return ({ database }) => {
    if (elector.election !== null) noteElection(database, elector.election);
    noteComplaints(database, complaints);
  };
};

/** The sets of validators that a block has brought. */
export const newCycles: EventReader = ({ account, masterSeqno }, tables) => {
  const cells = account === CONFIG ? configChangedBy(tables, masterSeqno) : null;
  const [config] = cells === null ? [] : Cell.fromBoc(Buffer.from(cells));
  if (config === undefined) return null;
  const past = electorAfter(tables, masterSeqno)?.past ?? new Map();
  const sets = setsIn(config);
  const terms = cycleTerms(config);
  return ({ database }) => {
    for (const set of sets) noteCycle(database, set, past, terms);
  };
};

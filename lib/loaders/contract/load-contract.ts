import "server-only";
import { cache } from "react";
import { gatewayOf } from "../../gateway/gateways";
import type {
  Cells,
  Contract,
  ContractReport,
  Libraries,
  RunningCode,
} from "../../domain/contract/contract-report";
import type { Address } from "../../ton/address/address";
import { codeMethods } from "../../ton/contract/code-methods";
import type { Hash } from "../../ton/value/hash";
import { getAddressInformation } from "../../toncenter/v2/v2-accounts";
import { getLibraries } from "../../toncenter/v2/v2-config";
import { accountStates } from "../../toncenter/v3/v3-account";
import { librariesIn, readCells, ofHash } from "../../domain/contract/read-cells";

const LANE = { lane: "interactive" } as const;
/** The limit of nodes for one call. */
const MAX_LIBRARIES = 16;

export const loadContract = cache((network: string, address: Address) => load(network, address, true));

/** The same without the libraries that the code refers to. One call, or two if the index does not have the account. */
export const loadContractAlone = cache((network: string, address: Address) => load(network, address, false));

/**
 * The contract of an account, from the index, or from a node if the index has none. Both the tab and the card of its
 * page need it. At most two calls: the second one for libraries or to a node.
 */
async function load(network: string, address: Address, withLibraries: boolean): Promise<ContractReport> {
  const answer = await gatewayOf(network).call(
    accountStates,
    { address: [address], include_boc: true },
    LANE,
  );
  const row = answer.ok ? answer.value.value.accounts.find((account) => account.address === address) : null;
  if (row == null || (row.status === "active" && row.code_boc === null)) {
    const fallback = await loadFromNode(network, address);
    return fallback.is === "failed" && !answer.ok ? { is: "failed", problem: answer.error } : fallback;
  }
  if (row.code_boc === null)
    return { is: "none", from: "index", status: row.status, frozenHash: row.frozen_hash };
  const code = readCells(row.code_boc);
  const data = readCells(row.data_boc);
  const hashes = libraryHashesIn(code, data);
  const libraries = withLibraries
    ? await loadLibraries(network, hashes)
    : { ...NO_LIBRARIES, skipped: hashes.length > 0 };
  const running = runningCode(code, libraries);
  return {
    is: "contract",
    from: "index",
    code,
    data,
    reportedCodeHash: row.code_hash,
    reportedDataHash: row.data_hash,
    libraries,
    running,
    methods: methodsOf(running, row.contract_methods),
  };
}

/** How many calls it took: one, and one more for libraries or to a node. */
export function callsOf(report: ContractReport): 1 | 2 {
  if (report.is === "failed" || report.from === "node") return 2;
  if (report.is === "none") return 1;
  const { found, problem, skipped } = report.libraries;
  return found.length === 0 && problem === null && !skipped ? 1 : 2;
}

/** The contract from a node if the index has none. */
async function loadFromNode(network: string, address: Address): Promise<ContractReport> {
  const answer = await gatewayOf(network).call(getAddressInformation, { address }, LANE);
  if (!answer.ok) return { is: "failed", problem: answer.error };
  const { code: codeBoc, data: dataBoc, state, frozen_hash: frozenHash } = answer.value.value;
  if (codeBoc === null) return { is: "none", from: "node", status: STATES[state] ?? state, frozenHash };
  const code = readCells(codeBoc);
  const data = readCells(dataBoc);
  const libraries: Libraries = { ...NO_LIBRARIES, skipped: libraryHashesIn(code, data).length > 0 };
  const running = runningCode(code, libraries);
  return {
    is: "contract",
    from: "node",
    code,
    data,
    reportedCodeHash: null,
    reportedDataHash: null,
    libraries,
    running,
    methods: methodsOf(running, null),
  };
}

/** Nodes and the index use different names for the states. */
const STATES: Readonly<Record<string, string>> = { uninitialized: "uninit" };

const NO_LIBRARIES: Libraries = { found: [], problem: null, skipped: false };

function libraryHashesIn(...parts: readonly Cells[]): readonly Hash[] {
  return [...new Set(parts.flatMap((part) => (part.is === "read" ? librariesIn(part.graph) : [])))];
}

async function loadLibraries(network: string, hashes: readonly Hash[]): Promise<Libraries> {
  if (hashes.length === 0) return NO_LIBRARIES;
  const libraries = hashes.slice(0, MAX_LIBRARIES);
  const left = libraries.length < hashes.length;
  const answer = await gatewayOf(network).call(getLibraries, { libraries }, LANE);
  if (!answer.ok) return { found: [], problem: answer.error, skipped: left };
  const bags = new Map(answer.value.value.result.map(({ hash, data }) => [hash, data]));
  const found = libraries.map((hash) => ({
    hash,
    cells: ofHash(hash, readCells(bags.get(hash) ?? null)),
  }));
  return { found, problem: null, skipped: left };
}

/** The running code: the account's own, or the library that it refers to. */
function runningCode(code: Cells, { found }: Libraries): RunningCode {
  if (code.is !== "read" || code.graph.cells[code.graph.roots[0] ?? 0]?.kind !== "library") return code;
  const [hash] = librariesIn(code.graph);
  return found.find((library) => library.hash === hash)?.cells ?? { is: "unloaded" };
}

function methodsOf(code: RunningCode, listed: readonly number[] | null): Contract["methods"] {
  const found = code.is === "read" ? codeMethods(code.graph, code.graph.roots[0] ?? 0) : null;
  if (found !== null) return { ids: found, from: "code" };
  return listed === null || listed.length === 0 ? null : { ids: listed, from: "index" };
}

import { readBlockId, readSeqno } from "../../search/block-match";
import { readAdnlText } from "../../ton/address/adnl-text";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "../../ton/block/block";
import { tryHash } from "../../ton/value/hash";
import { endpointId, type Endpoint, type ParamSpecs } from "../../toncenter/endpoint";
import type { BadInput } from "../../toncenter/error";
import { getConfigAll, getConfigParam } from "../../toncenter/v2/v2-config";
import { metadata } from "../../toncenter/v3/address-book";
import { accountStates, topAccountsByBalance } from "../../toncenter/v3/v3-account";
import { blocks, masterchainInfo } from "../../toncenter/v3/v3-block";
import { dnsRecords } from "../../toncenter/v3/v3-dns";
import { jettonMasters } from "../../toncenter/v3/v3-jetton";
import { multisigWallets } from "../../toncenter/v3/v3-multisig";
import { nominatorPool } from "../../toncenter/v3/v3-staking";
import { transactions } from "../../toncenter/v3/v3-transaction-lists";
import { validatorCycles, validatorElections } from "../../toncenter/v3/v3-validators";
import { vesting } from "../../toncenter/v3/v3-vesting";
import { LIST_DATA, type ListData } from "./list-data";

/** The API call whose answer has the data of a page. */
export interface PageData {
  /** "v3.transactions". */
  readonly operation: string;
  readonly params: URLSearchParams;
  /** What is wrong with the filter of a list, and the list's rows route, which says the same. */
  readonly refusal: { readonly problem: BadInput; readonly rows: string } | null;
}

type ReadRest = (rest: string, more: readonly string[]) => Readonly<Record<string, string>> | null;

/** The parameter for the segment after the page's name. */
const as =
  (name: string): ReadRest =>
  (rest) =>
    rest === "" ? null : { [name]: rest };

const DEFAULT_ROWS = "20";

/** A list has no segment after its name. */
const listed: ReadRest = (rest) => (rest === "" ? { limit: DEFAULT_ROWS } : null);

/** A number alone is a masterchain block; `0/8000000000000000/5` is a shard's. Tabs may follow either. */
function blockParams(
  rest: string,
  [shard = "", place = ""]: readonly string[],
): Readonly<Record<string, string>> | null {
  const seqno = readSeqno(rest);
  const masterchain = seqno === null ? null : { workchain: MASTERCHAIN, shard: MASTERCHAIN_SHARD, seqno };
  const id = readBlockId(`${rest}:${shard}:${place}`) ?? masterchain ?? readBlockId(rest);
  if (id === null) return null;
  return { workchain: String(id.workchain), shard: id.shard, seqno: String(id.seqno) };
}

/** An account may be given by its domain, which needs another call. */
const accountParams: ReadRest = (rest, more) => (rest.includes(".") ? null : as("address")(rest, more));

/** 32 bytes alone are a public key here, although they can also be an ADNL address. */
const validatorParams: ReadRest = (rest) => {
  if (rest === "") return null;
  const [key, adnl] = [tryHash(rest), readAdnlText(rest)];
  const who =
    key !== null
      ? { validator_pubkey: key }
      : adnl !== null
        ? { adnl_address: adnl }
        : { stake_holder_address: rest };
  return { ...who, return_validators: "true", limit: "20" };
};

/** Rounds and elections are identified by the round's start. */
const roundParams =
  (name: string, params: (since: string) => Readonly<Record<string, string>>): ReadRest =>
  (rest, [since = ""]) =>
    rest === name && /^\d{1,10}$/.test(since) ? { ...params(since), limit: "1" } : null;

/** The place in a list. */
const OF_LISTS = ["limit", "offset"] as const;

/** Numbers may have commas, as in the forms of the pages. */
function passedParams(names: readonly string[], query: URLSearchParams): Readonly<Record<string, string>> {
  const passed = names.map((name) => [name, query.get(name)?.replaceAll(/[\s,]/g, "") ?? ""] as const);
  return Object.fromEntries(passed.filter(([, value]) => value !== ""));
}

/** A page with the operation that has its data. */
interface DataPage {
  /** The first of its path. */
  readonly segment: string;
  readonly operation: string;
  readonly read: ReadRest;
  /** Parameters of its URL that the operation has too. */
  readonly passed: readonly string[];
}

function page<S extends ParamSpecs, R, T>(
  segment: string,
  endpoint: Endpoint<S, R, T>,
  read: ReadRest,
  passed: readonly (keyof NoInfer<S> & string)[] = [],
): DataPage {
  return { segment, operation: endpointId(endpoint), read, passed };
}

/** The first row that can parse the rest of the path counts. */
const PAGES: readonly DataPage[] = [
  page("account", accountStates, accountParams),
  page("tx", transactions, as("hash")),
  page("block", blocks, blockParams),
  page("jetton", jettonMasters, as("address")),
  page("nft", metadata, as("address")),
  page("dns", dnsRecords, as("domain")),
  page("multisig", multisigWallets, as("address")),
  page("vesting", vesting, as("contract_address")),
  page("pool", nominatorPool, as("pool")),
  page("validator", validatorCycles, validatorParams),
  page(
    "validators",
    validatorCycles,
    roundParams("cycle", (since) => ({ cycle_start: since, return_validators: "true" })),
  ),
  page(
    "validators",
    validatorElections,
    roundParams("election", (id) => ({ election_id: id, return_participants: "true" })),
  ),
  page("config", getConfigParam, (rest) => (/^\d{1,10}$/.test(rest) ? { config_id: rest } : null), ["seqno"]),
  // A network's own parameter, which has a negative number, cannot be requested separately.
  page("config", getConfigAll, (rest) => (/^(?:-\d{1,10})?$/.test(rest) ? {} : null), ["seqno"]),
  page("top", topAccountsByBalance, listed, OF_LISTS),
  page("validators", validatorCycles, listed, OF_LISTS),
  page("status", masterchainInfo, () => ({})),
];

/**
 * `segments` are the path's segments after the network; tabs of a page have the data of the page. Of its query, the filter
 * of a list, the place in it, and the block of a configuration apply to the data.
 */
export function pageData(
  segments: readonly string[],
  query: URLSearchParams = new URLSearchParams(),
): PageData | null {
  const [name = "", rest = "", ...more] = segments;
  const list = rest === "" ? LIST_DATA[name] : undefined;
  if (list !== undefined) return dataOfList(list, query);
  for (const { segment, operation, read, passed } of PAGES) {
    const params = segment === name ? read(rest, more) : null;
    if (params !== null) {
      const all = { ...params, ...passedParams(passed, query) };
      return { operation, params: new URLSearchParams(all), refusal: null };
    }
  }
  return null;
}

function dataOfList({ operation, rows, readParams }: ListData, query: URLSearchParams): PageData {
  const read = readParams(query);
  const params = new URLSearchParams({ limit: DEFAULT_ROWS, ...passedParams(OF_LISTS, query) });
  if (!read.ok) return { operation, params, refusal: { problem: read.error, rows } };
  return { operation, params: new URLSearchParams([...read.value, ...params]), refusal: null };
}

/** The decoded segments of a path; none for a path with a broken escape, which names nothing. */
export function segmentsOf(path: string): readonly string[] {
  const segments = path.split("/").filter((segment) => segment !== "");
  try {
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return [];
  }
}

/** The formats of a page for programs, with the path suffix or media type that requests each. */
const FORMS = [
  { form: "json", name: /\.json$/, type: "application/json" },
  { form: "text", name: /\.md$/, type: "text/markdown" },
] as const;

type PageForm = (typeof FORMS)[number]["form"];

/** The URL of a page's format on this server; null for paths that are not pages with data. */
export function formPath(
  form: PageForm,
  network: string,
  segments: readonly string[],
  query?: URLSearchParams,
): string | null {
  const last = segments.at(-1);
  const { name } = FORMS.find((one) => one.form === form) ?? FORMS[0];
  const plain = last === undefined ? [] : [...segments.slice(0, -1), last.replace(name, "")];
  return form === "json" ? jsonPath(network, plain, query) : textPath(network, plain, query);
}

function textPath(network: string, segments: readonly string[], query?: URLSearchParams): string | null {
  if (pageData(segments) === null) return null;
  const path = `/api/${network}/text/${segments.map(encodeURIComponent).join("/")}`;
  return query === undefined || query.size === 0 ? path : `${path}?${query}`;
}

/** The URL of a page's data; null for paths that are not pages with data. */
export function jsonPath(
  network: string,
  segments: readonly string[],
  query?: URLSearchParams,
): string | null {
  const data = pageData(segments, query);
  if (data === null) return null;
  if (data.refusal !== null) return `/api/${network}/rows/${data.refusal.rows}?${query}`;
  const [version = "", path = ""] = splitOnce(data.operation, ".");
  return `/api/${network}/${version}/${path}${data.params.size === 0 ? "" : `?${data.params}`}`;
}

function splitOnce(text: string, by: string): readonly string[] {
  const at = text.indexOf(by);
  return [text.slice(0, at), text.slice(at + 1)];
}

/** Which format of a page a request wants, by its path or by what it accepts; null for the page itself. */
export function wantedForm(pathname: string, accept: string | null): PageForm | null {
  const isAccepted = (type: string) =>
    accept !== null && accept.includes(type) && !accept.includes("text/html");
  return FORMS.find(({ name, type }) => name.test(pathname) || isAccepted(type))?.form ?? null;
}

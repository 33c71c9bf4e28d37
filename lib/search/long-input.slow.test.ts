import { expect, it } from "vitest";
import { readAccountMessageFilter, readMessageFilter } from "../domain/message/read-message-filter";
import { readActionFilter } from "../domain/action/read-action-filter";
import { readBlockFilter } from "../domain/block/read-block-filter";
import { readBlockSearch } from "../domain/block/read-block-search";
import { readCallQuery, typedCall } from "../domain/call/call-query";
import { readDomainActionsQuery } from "../domain/dns/read-domain-queries";
import { readDomainLookup } from "../domain/dns/read-domain-lookup";
import { readEstimateQuery } from "../domain/estimate/estimate-query";
import { readJettonsQuery } from "../domain/jetton/read-jetton-queries";
import { readListedOpcode, readToken } from "../domain/decode/read-token";
import { readNftCollectionsQuery } from "../domain/nft/read-nft-queries";
import { readAttribute } from "../domain/nft/nft-attribute";
import { readPageRequest } from "../domain/list/page-request";
import { readPendingQuery } from "../domain/pending/read-pending-query";
import { readShardRange } from "../domain/shards/read-shard-range";
import { readStakeEventsQuery } from "../domain/validator/read-validator-queries";
import { readTransactionFilter } from "../domain/transaction/read-transaction-filter";
import { readTypedValidator } from "../domain/validator/validator-id";
import { shortestTime } from "../../testing/shortest-time";
import { hasLink } from "../text/links";
import { readInput } from "./read-input";
import { redirectOf } from "./redirect";

/** The longest text that a URL can contain. */
const LENGTH = 16_000;
const LIMIT_MS = 20;

const NETWORKS = [{ id: "mainnet", name: "Mainnet", testnet: false, standard: true }];

type ReadQuery = (query: URLSearchParams) => unknown;

/** A query without fields that remembers which ones have been read. */
class RecordingQuery extends URLSearchParams {
  readonly names = new Set<string>();
  override get(name: string): string | null {
    this.names.add(name);
    return null;
  }
  override getAll(name: string): string[] {
    this.names.add(name);
    return [];
  }
}

/** Reads the text as each of the fields, without the others: the first invalid one ends the reading. */
function inEachField(read: ReadQuery): (text: string) => void {
  const empty = new RecordingQuery();
  read(empty);
  if (empty.names.size === 0) throw new Error("no field is read");
  return (text) => {
    for (const name of empty.names) read(new URLSearchParams([[name, text]]));
  };
}

const READERS: readonly (readonly [string, (text: string) => unknown])[] = [
  ["the search", (text) => readInput(text)],
  ["redirects", (text) => redirectOf(`/${text}`, `?${text}`, NETWORKS)],
  ["links in texts", hasLink],
  ["page requests", inEachField(readPageRequest)],
  ["filters of actions", inEachField(readActionFilter)],
  ["filters of transactions", inEachField(readTransactionFilter)],
  ["filters of messages", inEachField(readMessageFilter)],
  ["filters of an account's messages", inEachField(readAccountMessageFilter)],
  ["filters of blocks", inEachField(readBlockFilter)],
  ["the search for blocks", inEachField(readBlockSearch)],
  ["pending", inEachField(readPendingQuery)],
  ["ranges of shards", inEachField(readShardRange)],
  ["jettons", inEachField(readJettonsQuery)],
  ["collections", inEachField(readNftCollectionsQuery)],
  ["attributes of NFTs", readAttribute],
  ["domains", readDomainLookup],
  ["actions of domains", inEachField(readDomainActionsQuery)],
  ["stakes", inEachField(readStakeEventsQuery)],
  ["validators", readTypedValidator],
  ["estimates", inEachField(readEstimateQuery)],
  ["calls", inEachField((query) => readCallQuery(typedCall(query)))],
  ["tokens of bodies", readToken],
  ["opcodes", readListedOpcode],
];

const BEGINNINGS = [
  "",
  "a",
  "ton://",
  "https://a.b/",
  "2024-01-01",
  "2024-01-01T10:00",
  "%41",
  "-1:",
  "EQ",
  "(1,",
];
const REPEATED = [
  " ",
  "+",
  ".",
  "/",
  "?",
  "=",
  "&",
  "%",
  "%41",
  "a",
  "A",
  "0",
  "-",
  ":",
  ",",
  "(",
  "[",
  "\n",
  "\u0301",
  "💎",
];
const PAIRS = ["a.", "a/", "a=", "&a", "0,", "a ", "a:", "()", "[dot]"];
const ENDS = ["", "a\nb", " b", "!", "%"];

const HOSTILE = BEGINNINGS.flatMap((beginning) =>
  [...REPEATED, ...PAIRS].flatMap((repeated) =>
    ENDS.map((end) => beginning + repeated.repeat(LENGTH / repeated.length) + end),
  ),
);

it.each(READERS)("%s: no text of the length of a URL takes more than 20 ms", (_, read) => {
  const slow = HOSTILE.find((text) => shortestTime(() => read(text), LIMIT_MS) > LIMIT_MS);
  expect(
    slow === undefined
      ? null
      : [slow.slice(0, 30), slow.slice(-10), shortestTime(() => read(slow), LIMIT_MS)],
  ).toBeNull();
});

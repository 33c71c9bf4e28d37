import type { Endpoint } from "@/lib/toncenter/endpoint";
import type { TransactionRecord } from "../../records";
import type { Chain } from "../../chain/chain";
import { openIndex } from "../../indexer/index";
import type { ApiAnswer } from "../exchange";
import { writeJson } from "../json";
import type { ApiNode } from "../node";
import { handleV3 } from "./handle";
import { openStore } from "../../store/open";
import { BLOCKS, chainBlock, START } from "./test-world";

/** Used by the tests of this folder: a node that has the short history and whatever else they put beside it. */
export interface TestNode {
  readonly node: ApiNode;
  readonly pending: TransactionRecord[];
  readonly confirmed: TransactionRecord[];
}

const refuse = () => Promise.reject(new Error("nothing runs here"));

export function openTestNode(blocks: number = BLOCKS): TestNode {
  const store = openStore(":memory:");
  for (let seqno = 1; seqno <= blocks; seqno += 1) store.append(chainBlock(seqno));
  const pending: TransactionRecord[] = [];
  const confirmed: TransactionRecord[] = [];
  const chain: Chain = {
    submit: refuse,
    take: refuse,
    step: refuse,
    settle: refuse,
    runGetMethod: refuse,
    emulate: refuse,
    confirmed: () => confirmed,
    close: () => Promise.resolve(),
  };
  const fail = (error: unknown) => {
    throw error;
  };
  const node: ApiNode = {
    store,
    chain,
    index: openIndex(store, chain, fail),
    pending: { pending: () => pending, confirmed: () => confirmed },
    genesis: { seed: "test", time: START, globalId: -239 },
    now: () => START + 1_000,
    submit: refuse,
  };
  return { node, pending, confirmed };
}

/** Where the tests ask. */
const ORIGIN = "http://localhost:8081";

/** What a client would read: the answer as JSON and back. */
export async function ask(node: ApiNode, target: string): Promise<ApiAnswer> {
  const { pathname, search } = new URL(`http://localnet/api/v3/${target}`);
  return read(
    await handleV3(node, {
      method: "GET",
      path: pathname.slice("/api/v3/".length),
      query: new URLSearchParams(search),
      origin: ORIGIN,
      body: null,
    }),
  );
}

export async function post(node: ApiNode, path: string, body: unknown): Promise<ApiAnswer> {
  const bytes = body instanceof Uint8Array ? body : new TextEncoder().encode(JSON.stringify(body));
  return read(
    await handleV3(node, { method: "POST", path, query: new URLSearchParams(), origin: ORIGIN, body: bytes }),
  );
}

function read({ status, body }: ApiAnswer): ApiAnswer {
  const said: unknown = JSON.parse(writeJson(body));
  return { status, body: said };
}

/** The rows of a list, as they came. */
export function rowsIn(answer: ApiAnswer, endpoint: Endpoint): readonly unknown[] {
  const { body } = answer;
  if (Array.isArray(body)) return body;
  const list = Object.values(typeof body === "object" && body !== null ? body : {}).find(Array.isArray);
  if (list === undefined)
    throw new Error(`${endpoint.path}: no rows in ${JSON.stringify(body).slice(0, 200)}`);
  return list;
}

import type { Endpoint } from "@/lib/toncenter/endpoint";
import type { TransactionRecord } from "../../../../localnet/chain-records";
import type { Chain } from "../../../../localnet/chain/chain";
import { openIndex } from "../../../../localnet/indexer/open-index";
import type { ApiAnswer } from "../../../../localnet/api/api-request";
import { writeJson } from "../../../../localnet/api/write-json";
import type { ApiNode } from "../../../../localnet/api/api-node";
import { handleV3 } from "../../../../localnet/api/v3/handle-v3";
import { openStore } from "../../../../localnet/store/open-store";
import { BLOCKS, chainBlock, START } from "./test-short-chain";

/** A node with the short test chain, to which tests can add unfinalized transactions. */
export interface TestNode {
  readonly node: ApiNode;
  readonly pending: TransactionRecord[];
  readonly confirmed: TransactionRecord[];
}

const refuse = () => Promise.reject(new Error("this node cannot run contracts"));

export function openTestNode(blocks: number = BLOCKS): TestNode {
  const store = openStore(":memory:");
  for (let seqno = 1; seqno <= blocks; seqno += 1) store.append(chainBlock(seqno));
  const pending: TransactionRecord[] = [];
  const confirmed: TransactionRecord[] = [];
  const chain: Chain = {
    submit: refuse,
    enqueue: refuse,
    step: refuse,
    settle: refuse,
    runGetMethod: refuse,
    emulate: refuse,
    place: refuse,
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

const ORIGIN = "http://localhost:8081";

/** The answer after a round trip through JSON. */
export async function getV3(node: ApiNode, target: string): Promise<ApiAnswer> {
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

export async function postV3(node: ApiNode, path: string, body: unknown): Promise<ApiAnswer> {
  const bytes = body instanceof Uint8Array ? body : new TextEncoder().encode(JSON.stringify(body));
  return read(
    await handleV3(node, { method: "POST", path, query: new URLSearchParams(), origin: ORIGIN, body: bytes }),
  );
}

function read({ status, body }: ApiAnswer): ApiAnswer {
  const parsed: unknown = JSON.parse(writeJson(body));
  return { status, body: parsed };
}

/** The rows of a list answer. */
export function rowsIn(answer: ApiAnswer, endpoint: Endpoint): readonly unknown[] {
  const { body } = answer;
  if (Array.isArray(body)) return body;
  const list = Object.values(typeof body === "object" && body !== null ? body : {}).find(Array.isArray);
  if (list === undefined)
    throw new Error(`${endpoint.path}: no rows in ${JSON.stringify(body).slice(0, 200)}`);
  return list;
}

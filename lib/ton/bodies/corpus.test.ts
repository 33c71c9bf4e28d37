import { describe, expect, it } from "vitest";
import { parseAddress } from "../address/read-address";
import { readBoc } from "../cell/boc";
import { parseOpcode, type Opcode } from "../contract/opcode";
import { publishedOpcodeName } from "../contract/published-opcode-names";
import { sharedText, unlessShared } from "../../../testing/ton/test-shared";
import { layoutsOf, readBody } from "./read-body";
import { plainFields } from "../../../testing/ton/bodies/test-bodies";
import type { BodyReading } from "./value";

const TRACES = "corpus/traces.jsonl";
/** The limit of a page. */
const MOST = 400;

interface SeenMessage {
  readonly hash: string;
  readonly opcode: string | null;
  readonly fromOutside: boolean;
  readonly body: string;
  readonly decoded: Readonly<Record<string, unknown>> | null;
}

interface Row {
  readonly transaction_hash: string;
  readonly [field: string]: string | null;
}

function rowsOf(name: string) {
  const lines = (sharedText(`corpus/${name}`) ?? "").split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line));
}

interface SeenTransaction {
  readonly hash: string;
  readonly in_msg: RawMessage | null;
  readonly out_msgs: readonly RawMessage[];
}

interface Trace {
  readonly transactions: Readonly<Record<string, SeenTransaction>>;
}

function rowsOfTokens(name: string): readonly Row[] {
  return rowsOf(name);
}

interface RawMessage {
  readonly hash: string;
  readonly source: string | null;
  readonly opcode: string | null;
  readonly message_content: { readonly body: string | null; readonly decoded: SeenMessage["decoded"] } | null;
}

function seen({ hash, opcode, source, message_content: content }: RawMessage): readonly SeenMessage[] {
  const body = content?.body ?? null;
  if (body === null) return [];
  return [{ hash, opcode, fromOutside: source === null, body, decoded: content?.decoded ?? null }];
}

function read({ body, fromOutside }: Pick<SeenMessage, "body" | "fromOutside">): BodyReading {
  const graph = readBoc(body);
  return readBody(graph, graph.roots[0] ?? -1, { fromOutside, kinds: [], most: MOST });
}

describe.skipIf(sharedText(TRACES) === null)(`real bodies${unlessShared(TRACES)}`, () => {
  const traces: readonly Trace[] = rowsOf("traces.jsonl");
  const transactions = traces.flatMap((trace) => Object.values(trace.transactions));
  const messages = new Map(
    transactions
      .flatMap(({ in_msg, out_msgs }) => [...(in_msg === null ? [] : [in_msg]), ...out_msgs])
      .flatMap(seen)
      .map((message) => [message.hash, message] as const),
  );
  const receivedBy = new Map(transactions.map(({ hash, in_msg }) => [hash, in_msg] as const));

  /** The fields that we read from the message that a transaction received. */
  function fieldsOf(hash: string): Readonly<Record<string, unknown>> {
    const [message] = [receivedBy.get(hash) ?? null].flatMap((received) =>
      received === null ? [] : seen(received),
    );
    const reading = message === undefined ? null : read(message);
    return reading?.is === "read" ? plainFields(reading.body.fields) : {};
  }

  it("are decoded, and none of them is unfit for the standard of its opcode", () => {
    const counts = { service: 0, ours: 0, inPart: 0, undecoded: 0 };
    for (const message of messages.values()) {
      const reading = read(message);
      const fit = reading.is === "read" ? reading.body.fit.is : null;
      if (message.decoded !== null) counts.service += 1;
      else if (fit === "whole") counts.ours += 1;
      else if (fit === "part") counts.inPart += 1;
      else counts.undecoded += 1;
      expect([message.hash, fit]).not.toEqual([message.hash, "unfit"]);
    }
    const { service, ours, inPart, undecoded } = counts;
    process.stdout.write(
      `${messages.size} real bodies: ${service} decoded by the service, ${ours} by us, ${inPart} by us in part, ${undecoded} not decoded\n`,
    );
    expect(ours).toBeGreaterThanOrEqual(340);
    expect(inPart).toBeLessThan(15);
    expect(undecoded).toBeLessThan(70);
  });

  /** A number can begin several layouts of one protocol. */
  const namesOf = (opcode: Opcode) => [
    publishedOpcodeName(opcode),
    ...layoutsOf(opcode).map(({ name }) => name),
  ];

  it("have a name that belongs to the service's opcode", () => {
    const named = [...messages.values()].flatMap((message) => {
      const reading = read(message);
      return reading.is === "read" && reading.body.opcode !== null
        ? [[message.opcode, reading.body] as const]
        : [];
    });
    expect(named.length).toBeGreaterThan(200);
    for (const [opcode, body] of named) expect(namesOf(parseOpcode(opcode ?? ""))).toContain(body.name);
  });

  it("have the comments that the service decoded", () => {
    const texts = [...messages.values()].filter(({ decoded }) => typeof decoded?.["comment"] === "string");
    expect(texts.length).toBeGreaterThan(0);
    for (const message of texts) {
      const reading = read(message);
      const fields = reading.is === "read" ? plainFields(reading.body.fields) : {};
      expect(fields).toEqual({ text: message.decoded?.["comment"] });
    }
  });

  it("agree with the transfers of jettons that the service lists", () => {
    const rows = rowsOfTokens("jetton_transfers.jsonl");
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) {
      expect(fieldsOf(row.transaction_hash)).toMatchObject({
        query_id: BigInt(row["query_id"] ?? ""),
        amount: BigInt(row["amount"] ?? ""),
        destination: parseAddress(row["destination"] ?? ""),
        response_destination: row["response_destination"] ?? null,
        forward_ton_amount: BigInt(row["forward_ton_amount"] ?? ""),
      });
    }
  });

  it("agree with the burns of jettons and the transfers of NFT items that the service lists", () => {
    for (const row of rowsOfTokens("jetton_burns.jsonl"))
      expect(fieldsOf(row.transaction_hash)).toMatchObject({
        amount: BigInt(row["amount"] ?? ""),
        response_destination: row["response_destination"],
      });
    for (const row of rowsOfTokens("nft_transfers.jsonl"))
      expect(fieldsOf(row.transaction_hash)).toMatchObject({
        new_owner: row["new_owner"],
        response_destination: row["response_destination"],
        forward_amount: BigInt(row["forward_amount"] ?? ""),
      });
  });
});

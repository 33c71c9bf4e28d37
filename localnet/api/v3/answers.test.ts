import { describe, expect, test } from "vitest";
import { unlessShared } from "@/lib/ton/test-shared";
import { readAnswer } from "@/lib/toncenter/answer";
import { endpointId } from "@/lib/toncenter/endpoint";
import { V3_ENDPOINTS } from "@/lib/toncenter/v3/endpoints";
import { writeJson } from "../json";
import { OPERATIONS } from "./handle";
import { ask, openTestNode, rowsIn } from "./test-node";
import { endpointOf, QUESTIONS, STRUCTS } from "./test-questions";
import { differences, readStructs } from "./test-spec";

const { node } = openTestNode();

test("every operation of the table is answered once", () => {
  const answered = OPERATIONS.map(({ endpoint }) => endpointId(endpoint)).toSorted();
  expect(answered).toEqual(V3_ENDPOINTS.map(endpointId).toSorted());
});

describe("answers", () => {
  test.each(QUESTIONS)("%s is read by the endpoint's schema", async (target, rows) => {
    const answer = await ask(node, target);
    const endpoint = endpointOf(target);
    expect(answer).toMatchObject({ status: 200 });
    const read = readAnswer(endpoint, { status: 200, body: writeJson(answer.body), retryAfterMs: null });
    expect(read).toMatchObject({ ok: true });
    expect(rows === null ? null : rowsIn(answer, endpoint).length).toBe(rows);
  });

  test("every parameter of the lists of the chain is asked at least once", () => {
    const asked = new Set(
      QUESTIONS.flatMap(([target]) => {
        const [path, query = ""] = target.split("?");
        return [...new URLSearchParams(query).keys()].map((name) => `${path} ${name}`);
      }),
    );
    const chain = V3_ENDPOINTS.filter(({ group, method }) => group === "Blockchain data" && method === "GET");
    const wanted = chain.flatMap(({ path, params }) => Object.keys(params).map((name) => `${path} ${name}`));
    const unasked = wanted.filter((name) => !asked.has(name) && !name.startsWith("pendingTransactions"));
    expect(unasked).toEqual([]);
  });
});

const without = unlessShared("contract/spec/v3-go-v1.3.json");

describe(`the contract's own description${without}`, () => {
  const structs = readStructs() ?? new Map();

  test.skipIf(without !== "").each(QUESTIONS)("%s has its fields, forms and order", async (target) => {
    const { body } = await ask(node, target);
    const type = STRUCTS[endpointOf(target).path];
    expect(type).toBeDefined();
    expect(differences(structs, type ?? "", body, "")).toEqual([]);
  });

  test.skipIf(without !== "")("the judge sees what is wrong", () => {
    const info = { last: null, first: { workchain: "0", nonsense: 1 } };
    const found = differences(structs, "MasterchainInfo", info, "");
    expect(found).toContain(".first.nonsense is not in the contract");
    expect(found).toContain(".first.seqno is absent");
    expect(found).toContain(".first.workchain: no number");
  });
});

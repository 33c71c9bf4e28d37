import { describe, expect, test } from "vitest";
import { unlessShared } from "@/testing/ton/test-shared";
import { readAnswer } from "@/lib/toncenter/answer";
import { endpointId } from "@/lib/toncenter/endpoint";
import { V3_ENDPOINTS } from "@/lib/toncenter/v3/v3-endpoints";
import { writeJson } from "../write-json";
import { ROUTES } from "./handle-v3";
import { getV3, openTestNode, rowsIn } from "../../../testing/localnet/api/v3/test-v3-node";
import { endpointOf, REQUESTS, STRUCTS } from "../../../testing/localnet/api/v3/test-v3-requests";
import { differences, readStructs } from "../../../testing/localnet/api/v3/test-v3-contract";

const { node } = openTestNode();

test("every endpoint of the table has exactly one route", () => {
  const answered = ROUTES.map(({ endpoint }) => endpointId(endpoint)).toSorted();
  expect(answered).toEqual(V3_ENDPOINTS.map(endpointId).toSorted());
});

describe("answers", () => {
  test.each(REQUESTS)("%s matches the schema of its endpoint", async (target, rows) => {
    const answer = await getV3(node, target);
    const endpoint = endpointOf(target);
    expect(answer).toMatchObject({ status: 200 });
    const read = readAnswer(endpoint, { status: 200, body: writeJson(answer.body), retryAfterMs: null });
    expect(read).toMatchObject({ ok: true });
    expect(rows === null ? null : rowsIn(answer, endpoint).length).toBe(rows);
  });

  test("every parameter of the blockchain lists is covered", () => {
    const covered = new Set(
      REQUESTS.flatMap(([target]) => {
        const [path, query = ""] = target.split("?");
        return [...new URLSearchParams(query).keys()].map((name) => `${path} ${name}`);
      }),
    );
    const chain = V3_ENDPOINTS.filter(({ group, method }) => group === "Blockchain data" && method === "GET");
    const expected = chain.flatMap(({ path, params }) =>
      Object.keys(params).map((name) => `${path} ${name}`),
    );
    const missing = expected.filter((name) => !covered.has(name) && !name.startsWith("pendingTransactions"));
    expect(missing).toEqual([]);
  });
});

const without = unlessShared("contract/spec/v3-go-v1.3.json");

describe(`the published contract${without}`, () => {
  const structs = readStructs() ?? new Map();

  test.skipIf(without !== "").each(REQUESTS)(
    "%s has the fields, formats and order of the contract",
    async (target) => {
      const { body } = await getV3(node, target);
      const type = STRUCTS[endpointOf(target).path];
      expect(type).toBeDefined();
      expect(differences(structs, type ?? "", body, "")).toEqual([]);
    },
  );

  test.skipIf(without !== "")("the comparison finds deviations", () => {
    const info = { last: null, first: { workchain: "0", nonsense: 1 } };
    const found = differences(structs, "MasterchainInfo", info, "");
    expect(found).toContain(".first.nonsense is not in the contract");
    expect(found).toContain(".first.seqno is absent");
    expect(found).toContain(".first.workchain: no number");
  });
});

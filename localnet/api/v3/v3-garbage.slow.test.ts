import { beginCell, Cell } from "@ton/core";
import { describe, expect, test } from "vitest";
import { V3_ENDPOINTS } from "@/lib/toncenter/v3/v3-endpoints";
import { getV3, openTestNode, postV3 } from "../../../testing/localnet/api/v3/test-v3-node";
import { ALICE } from "../../../testing/localnet/api/v3/test-short-chain";

const { node } = openTestNode();

function deepCell(depth: number): Cell {
  let cell = beginCell().endCell();
  for (let level = 0; level < depth; level += 1) cell = beginCell().storeRef(cell).endCell();
  return cell;
}

const GARBAGE: readonly string[] = [
  "",
  "null",
  "undefined",
  "NaN",
  "-1",
  "1e309",
  "0x",
  "9".repeat(400),
  `-${"9".repeat(19)}`,
  "18446744073709551616",
  "' OR 1=1; DROP TABLE transactions; --",
  "\\x00\u0000",
  "\ud800",
  "☃".repeat(50),
  "%",
  "{}",
  "[object Object]",
  "__proto__",
  "../../etc/passwd",
  "0:".repeat(100),
  `${"A".repeat(43)}=`,
  "f".repeat(64),
  ALICE,
  `ext$8:AB`,
  ",".repeat(2_000),
  Array.from({ length: 1_500 }, () => "1").join(","),
  deepCell(500).toBoc().toString("base64"),
];

const STATUSES: ReadonlySet<number> = new Set([200, 401, 404, 409, 422, 500]);

function followsContract({ status, body }: { status: number; body: unknown }): boolean {
  const isError = typeof body === "object" && body !== null && "error" in body;
  return STATUSES.has(status) && isError === (status !== 200) && !isInternalError(body);
}

/** Whether the body is an internal error, which only unknown methods and paths may cause. */
function isInternalError(body: unknown): boolean {
  return /internal server error/.test(JSON.stringify(body));
}

const GETS = V3_ENDPOINTS.filter(({ method }) => method === "GET");

describe("garbage in a query", () => {
  test.each(GETS.map((endpoint) => [endpoint.path, endpoint] as const))(
    "of %s gets a result or a documented error",
    async (path, { params }) => {
      const wrong: string[] = [];
      for (const name of [...Object.keys(params), "__proto__", "constructor"]) {
        for (const value of GARBAGE) {
          const query = new URLSearchParams([[name, value]]);
          for (const target of [
            `${path}?${query}`,
            `${path}?address=${ALICE}&pool=${ALICE}&hash=${"f".repeat(64)}&${query}&${query}`,
          ]) {
            const answer = await getV3(node, target);
            if (!followsContract(answer))
              wrong.push(`${target.slice(0, 200)}: ${JSON.stringify(answer).slice(0, 200)}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test("that is not UTF-8 gets a documented answer, and unknown paths get 500", async () => {
    expect(followsContract(await getV3(node, "transactions?account=%ff%fe&hash=%c0%80"))).toBe(true);
    for (const path of ["", "/", "__proto__", "constructor", "transactions/..%2f", "a".repeat(5_000)])
      expect((await getV3(node, path)).status).toBe(500);
  });
});

const BODIES: readonly unknown[] = [
  null,
  true,
  5,
  "text",
  [],
  [[[[]]]],
  {},
  { boc: 5, address: [], method: {}, stack: "x", body: null, opcodes: {}, bodies: [{}] },
  {
    boc: "A".repeat(2_000_000),
    address: ALICE,
    method: "m".repeat(200),
    body: "A".repeat(2_000_000),
    opcodes: [null],
    bodies: [null],
  },
  {
    boc: ["", ""],
    address: { toString: 5 },
    method: ["seqno"],
    stack: [[[]]],
    body: [1],
    opcodes: ["1e5"],
    bodies: [[]],
  },
  {
    address: ALICE,
    method: "seqno",
    stack: Array.from({ length: 5_000 }, () => ({ type: "num", value: "1" })),
  },
  { address: ALICE, method: "seqno", stack: [{ type: "num", value: "9".repeat(500) }] },
  { opcodes: [-1, 1.5, 1e300], bodies: [1] },
  { opcodes: [], bodies: [deepCell(2_000).toBoc().toString("base64")] },
  new TextEncoder().encode("{".repeat(100_000)),
  new TextEncoder().encode(
    `{"stack":${"[".repeat(100_000)}${"]".repeat(100_000)},"address":"${ALICE}","method":"x"}`,
  ),
  Uint8Array.from([0x7b, 0xff, 0x7d]),
];

describe("garbage in a body", () => {
  test.each(["decode", "message", "estimateFee", "runGetMethod"])(
    "of %s gets a result or a documented error",
    async (path) => {
      const wrong: string[] = [];
      for (const body of BODIES) {
        const answer = await postV3(node, path, body);
        if (!followsContract(answer)) wrong.push(JSON.stringify(answer).slice(0, 300));
      }
      expect(wrong).toEqual([]);
    },
  );
});

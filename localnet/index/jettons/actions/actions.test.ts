import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { actions as endpoint } from "@/lib/toncenter/v3/action";
import { ask } from "../../../api/v3/test-node";
import type { ToldTown } from "../../test-town";
import { tellJettons } from "../test-jettons";

let told: ToldTown;
beforeAll(async () => {
  told = await tellJettons();
}, 120_000);
afterAll(() => told.close());

test("x", async () => {
  const c: Record<string, number> = {};
  const seen: Record<string, any> = {};
  for (let offset = 0; ; offset += 1000) {
    const { body } = await ask(told.node, `actions?limit=1000&offset=${offset}&sort=asc`);
    const rows = (body as any).actions;
    v.parse(endpoint.response, body);
    for (const x of rows) {
      const k = `${x.type} ${x.success}`;
      c[k] = (c[k] ?? 0) + 1;
      seen[k] = x;
      if (x.type.startsWith("call")) {
        const kk = `call ${x.details.opcode} ${x.success}`;
        c[kk] = (c[kk] ?? 0) + 1;
      }
    }
    if (rows.length < 1000) break;
  }
  console.log(c);
  for (const k in seen) if (/jetton|dex/.test(k)) console.log(k, JSON.stringify(seen[k], null, 1));
});

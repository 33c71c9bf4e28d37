import { beginCell } from "@ton/core";
import { expect, it } from "vitest";
import { addressOf } from "@/fixtures/toncenter/v3/samples/seed";
import { readTrace, wireTrace } from "@/testing/domain/trace/test-trace-json";
import type { Address } from "../../../ton/address/address";
import { parseAddress } from "../../../ton/address/read-address";
import { namesFrom } from "../../action/action-names";
import { traceTree } from "../trace-steps";
import { traceLabels } from "./trace-labels";

const body = beginCell().storeUint(0x178d4519, 32).storeUint(0, 64).storeCoins(7_150_000n);
const content = {
  hash: null,
  body: body.storeUint(0, 2).endCell().toBoc().toString("base64"),
  decoded: null,
};
const STEPS = traceTree(
  readTrace(
    wireTrace([
      { parent: null, account: 0 },
      { parent: 0, account: 1, message: { opcode: "0x178d4519", message_content: content } },
    ]),
  ),
).steps;

const at = (place: number) => parseAddress(addressOf(`made up ${place}`));
const MASTER = parseAddress(`0:${"C".repeat(64)}`);
const names = namesFrom({}, { [MASTER]: { is_indexed: true, token_info: [] } }, "GRAM");
const holders = {
  wallets: new Map([[at(0), { owner: null, jetton: MASTER }]]),
  masters: new Set([MASTER]),
  items: new Set<Address>(),
};

it("a message has the amount and the token of the jetton wallets between which it goes", () => {
  const { tokensOf } = traceLabels([], holders, names);
  expect(STEPS.map((step) => tokensOf(step))).toEqual([
    null,
    { amount: 7_150_000n, token: names.token(MASTER) },
  ]);
});

it("tokens of unknown wallets have no name", () => {
  const { tokensOf } = traceLabels([], { wallets: new Map(), masters: new Set(), items: new Set() }, names);
  expect(tokensOf({ message: STEPS[1]?.message ?? null })).toMatchObject({
    amount: 7_150_000n,
    token: { master: null, symbol: null },
  });
});

it("tokens that an unknown contract sends to a master have no name", () => {
  const { tokensOf } = traceLabels(
    [],
    { wallets: new Map(), masters: new Set([at(1)]), items: new Set() },
    names,
  );
  expect(STEPS.map((step) => tokensOf(step)?.token.master)).toEqual([undefined, null]);
});

it("a token that imitates another does not give its wallet a name", () => {
  const token = { master: MASTER, symbol: "TIDE", decimals: 9 };
  const party = { address: at(0), name: null, bounceable: true };
  const roleOf = (doubt: string | null) =>
    traceLabels(
      [
        {
          party,
          role: [
            { is: "token", token: { ...token, doubt, picture: null } },
            { is: "phrase", text: " wallet" },
          ],
        },
      ],
      holders,
      names,
    ).roleOf(at(0));
  expect([roleOf(null), roleOf("Imitates TIDE")]).toEqual(["TIDE wallet", "jetton wallet"]);
});

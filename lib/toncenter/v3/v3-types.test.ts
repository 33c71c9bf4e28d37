import { expectTypeOf, test } from "vitest";
import type { Address } from "../../ton/address/address";
import type { Hash } from "../../ton/value/hash";
import type { AnswerOf, ParamValues } from "../endpoint";
import type { accountStates, Account } from "./v3-account";
import type { actions, Action } from "./v3-action";
import type { ActionDetails, ActionFields } from "./action-details";
import type { BlockReference } from "./v3-block";
import type { jettonTransfers, JettonTransfer } from "./v3-jetton";
import type { runGetMethod } from "./v3-legacy";
import type { NftSale } from "./v3-nft-sale";
import type { Trace } from "./v3-trace";
import type { TraceNode } from "./v3-trace-tree";

type RowsOf<E extends { rows(answer: never): unknown }> = ReturnType<E["rows"]>;

test("row types come from the schema", () => {
  expectTypeOf<RowsOf<typeof jettonTransfers>>().toEqualTypeOf<readonly JettonTransfer[] | null>();
  expectTypeOf<RowsOf<typeof actions>>().toEqualTypeOf<readonly Action[] | null>();
  expectTypeOf<AnswerOf<typeof accountStates>["accounts"]>().toEqualTypeOf<Account[]>();
});

test("required parameters are required", () => {
  expectTypeOf<ParamValues<typeof accountStates.params>>().toExtend<{
    readonly address: readonly Address[];
  }>();
  expectTypeOf<{ method: string }>().not.toExtend<ParamValues<typeof runGetMethod.params>>();
});

test("fields have the project's own types", () => {
  expectTypeOf<JettonTransfer["amount"]>().toEqualTypeOf<bigint>();
  expectTypeOf<BlockReference["seqno"]>().toEqualTypeOf<number>();
  expectTypeOf<Trace["trace_id"]>().toEqualTypeOf<Hash | null>();
  expectTypeOf<Trace["trace"]>().toEqualTypeOf<readonly TraceNode[] | null>();
});

test("the type of details discriminates the union", () => {
  type Known = Extract<ActionDetails, { type: "jetton_transfer" }>;
  expectTypeOf<Known["fields"]>().toEqualTypeOf<ActionFields<"jetton_transfer">>();
  expectTypeOf<Known["fields"]["receiver"]>().toEqualTypeOf<Address | null>();
  expectTypeOf<Extract<ActionDetails, { type: null }>["raw"]>().toEqualTypeOf<unknown>();
  expectTypeOf<NftSale["details"]["type"]>().toEqualTypeOf<
    "getgems_sale" | "getgems_auction" | "telemint" | null
  >();
});

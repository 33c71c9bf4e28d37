import { expectTypeOf, test } from "vitest";
import type { ParamSpecs, v3 } from "./endpoint";
import type { limit, mcSeqno, offset, page, timeWindow, utimeWindow } from "./v3/v3-params";

interface ListRow {
  readonly lt: bigint;
  readonly now: number | null;
  readonly hash: string;
}

/** The properties that the table requires for an operation with these parameters. */
type Declared<S extends ParamSpecs, M extends "GET" | "POST" = "GET"> = Parameters<
  typeof v3<S, readonly ListRow[], ListRow, M>
>[0];

type Needs<T, K extends keyof T> = object extends Pick<T, K> ? false : true;

type Place = { readonly seqno: typeof mcSeqno };
type Limited = { readonly limit: typeof limit };
type Bounded = typeof timeWindow & typeof page;

test("a row needs no more than its parameters require", () => {
  expectTypeOf<Needs<Declared<Bounded>, "rules">>().toEqualTypeOf<false>();
  expectTypeOf<Needs<Declared<Place>, "rows">>().toEqualTypeOf<false>();
});

test("a list with an offset and upper bounds declares the fields of the bounds", () => {
  expectTypeOf<Needs<Declared<Bounded>, "pin">>().toEqualTypeOf<true>();
  expectTypeOf<Needs<Declared<Bounded>["pin"], "end_lt">>().toEqualTypeOf<true>();
  expectTypeOf<Needs<Declared<Bounded>["pin"], "end_utime">>().toEqualTypeOf<true>();
  expectTypeOf<Declared<Bounded>["pin"]["end_lt"]>().toEqualTypeOf<"lt" | null>();
  expectTypeOf<Declared<Bounded>["pin"]["end_utime"]>().toEqualTypeOf<"now">();
  expectTypeOf<Declared<typeof utimeWindow & typeof page>["pin"]>().not.toHaveProperty("end_lt");
});

test("a list without an offset or without bounds declares no pins", () => {
  expectTypeOf<Declared<typeof page>["pin"]>().toEqualTypeOf<undefined>();
  expectTypeOf<Declared<typeof timeWindow & Limited>["pin"]>().toEqualTypeOf<undefined>();
  expectTypeOf<Declared<{ readonly offset: typeof offset }>["pin"]>().toEqualTypeOf<undefined>();
});

test("a list with a limit declares its paging and its rows", () => {
  expectTypeOf<Needs<Declared<Limited>, "paging">>().toEqualTypeOf<true>();
  expectTypeOf<Needs<Declared<Limited>, "rows">>().toEqualTypeOf<true>();
  expectTypeOf<Declared<Place>["paging"]>().toEqualTypeOf<undefined>();
});

test("a POST declares its operation, and a sent message has no freshness", () => {
  type Post = Declared<Place, "POST">;
  type Send = Extract<Post, { operation: "send" }>;
  expectTypeOf<Post["operation"]>().toEqualTypeOf<"run" | "send">();
  expectTypeOf<Needs<Send, "operation">>().toEqualTypeOf<true>();
  expectTypeOf<Send["freshness"]>().toEqualTypeOf<"never">();
  expectTypeOf<Declared<Place>["operation"]>().toEqualTypeOf<undefined>();
});

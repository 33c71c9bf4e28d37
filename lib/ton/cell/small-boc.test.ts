import { beginCell } from "@ton/core";
import { expect, test } from "vitest";
import { readBodyBoc } from "../bodies/read-body-boc";
import { readSmallBoc } from "./small-boc";

const CONTEXT = { fromOutside: false, kinds: [], most: 400 };
const bag = (text: string) =>
  beginCell().storeUint(0, 32).storeStringTail(text).endCell().toBoc().toString("base64");

test("small bags of cells are read, also as a body", () => {
  const small = readSmallBoc(bag("hi"));
  expect(small.is === "read" && small.graph.cells.length).toBe(1);
  expect(readBodyBoc(bag("hi"), CONTEXT)).toMatchObject({ is: "read", body: { name: "text_comment" } });
});

test("larger bags of cells are reported as large", () => {
  expect(readSmallBoc(bag("x".repeat(70_000)))).toEqual({ is: "large" });
  expect(readBodyBoc(bag("x".repeat(70_000)), CONTEXT)).toEqual({ is: "large" });
});

test("a text that is not a bag of cells is reported with the reason", () => {
  for (const broken of ["", "!", "te6c", bag("hi").slice(0, -8)])
    expect(readBodyBoc(broken, CONTEXT)).toEqual({ is: "broken", reason: expect.stringMatching(/./) });
});

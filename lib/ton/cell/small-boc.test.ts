import { beginCell } from "@ton/core";
import { expect, test } from "vitest";
import { readBodyBoc } from "../bodies/read-body-boc";
import { readSmallBoc } from "./small-boc";

const CONTEXT = { fromOutside: false, kinds: [], most: 400 };
const bag = (text: string) =>
  beginCell().storeUint(0, 32).storeStringTail(text).endCell().toBoc().toString("base64");

test("cells of a page's size are read, as a body too", () => {
  const small = readSmallBoc(bag("hi"));
  expect(small.is === "read" && small.graph.cells.length).toBe(1);
  expect(readBodyBoc(bag("hi"), CONTEXT)).toMatchObject({ is: "read", body: { name: "text_comment" } });
});

test("larger ones are left to the page that decodes cells", () => {
  expect(readSmallBoc(bag("x".repeat(70_000)))).toEqual({ is: "large" });
  expect(readBodyBoc(bag("x".repeat(70_000)), CONTEXT)).toEqual({ is: "large" });
});

test("what is no bag of cells says why", () => {
  for (const broken of ["", "!", "te6c", bag("hi").slice(0, -8)])
    expect(readBodyBoc(broken, CONTEXT)).toEqual({ is: "broken", reason: expect.stringMatching(/./) });
});

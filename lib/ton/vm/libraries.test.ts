import { beginCell, Cell } from "@ton/core";
import { expect, it } from "vitest";
import { bagOf } from "../structure/cell-parts";
import { librariesIn } from "./libraries";

const hashOf = (number: number) => number.toString(16).padStart(64, "0");

function libraryCell(number: number): Cell {
  const bits = beginCell().storeUint(2, 8).storeUint(number, 256).endCell().bits;
  return new Cell({ exotic: true, bits });
}

const bagWith = (...numbers: readonly number[]) =>
  bagOf(numbers.reduce((cell, number) => cell.storeRef(libraryCell(number)), beginCell()).endCell());

it("the libraries of the first bag come first, so that strangers' messages cannot displace those of code", () => {
  const found = librariesIn([bagWith(1), bagWith(2, 3, 4), bagWith(5, 1)]);
  expect(found[0]).toBe(hashOf(1));
  expect(found.slice(1, 4).toSorted()).toEqual([2, 3, 4].map(hashOf));
  expect(found.slice(4)).toEqual([hashOf(5)]);
});

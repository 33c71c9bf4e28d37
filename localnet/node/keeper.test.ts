import { expect, it } from "vitest";
import type { Step } from "../chain/chain";
import { chainBlock } from "../api/v3/test-world";
import { Keeper } from "./keeper";

const stepOf = (seqno: number): Step => ({
  final: chainBlock(seqno),
  confirmed: [],
  dropped: [],
  undeliverable: [],
});

function later() {
  let resolve: (step: Step) => void = () => {};
  const promise = new Promise<Step>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve: (step: Step) => resolve(step) };
}

function keeper(fail: (seqno: number) => boolean = () => false) {
  const kept: number[][] = [];
  const made = new Keeper((steps) => {
    const seqnos = steps.map(({ final }) => final.blocks[0].seqno);
    if (seqnos.some(fail)) throw new Error("the disk is full");
    kept.push(seqnos);
  });
  return { kept, made };
}

it("keeps a block at once that somebody waits for, or when no other is being made", async () => {
  const { kept, made } = keeper();
  made.add(Promise.resolve(stepOf(1)), false);
  await made.kept;
  made.add(Promise.resolve(stepOf(2)), false);
  await made.kept;
  const { promise, resolve } = later();
  made.add(Promise.resolve(stepOf(3)), true);
  const third = made.kept;
  made.add(promise, true);
  await third;
  expect(kept).toEqual([[1], [2], [3]]);
  resolve(stepOf(4));
  await made.kept;
  expect(kept).toEqual([[1], [2], [3], [4]]);
});

it("keeps together what is made together, in the order in which it was asked for", async () => {
  const { kept, made } = keeper();
  const { promise, resolve } = later();
  made.add(promise, false);
  made.add(Promise.resolve(stepOf(2)), false);
  made.add(Promise.resolve(null), false);
  made.add(Promise.resolve(stepOf(3)), false);
  resolve(stepOf(1));
  await made.kept;
  expect(kept).toEqual([[1, 2, 3]]);
});

it("does not wait for long for the next one", async () => {
  const { kept, made } = keeper();
  const { promise, resolve } = later();
  made.add(Promise.resolve(stepOf(1)), false);
  const first = made.kept;
  made.add(promise, false);
  await first;
  expect(kept).toEqual([[1]]);
  resolve(stepOf(2));
  await made.kept;
  expect(kept).toEqual([[1], [2]]);
});

it("goes on after a block that could not be made, but keeps nothing after one that it could not keep", async () => {
  const { kept, made } = keeper((seqno) => seqno === 3);
  made.add(Promise.reject(new Error("the machine hangs")), false);
  made.add(Promise.resolve(stepOf(2)), false);
  await made.kept;
  made.add(Promise.resolve(stepOf(3)), false);
  await expect(made.kept).rejects.toThrow("the disk is full");
  made.add(Promise.resolve(stepOf(4)), false);
  await expect(made.kept).rejects.toThrow("the disk is full");
  expect(kept).toEqual([[2]]);
});

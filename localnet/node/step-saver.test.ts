import { expect, it } from "vitest";
import type { ChainStep } from "../chain/chain";
import { chainBlock } from "../../testing/localnet/api/v3/test-short-chain";
import { StepSaver } from "./step-saver";

const stepOf = (seqno: number): ChainStep => ({
  final: chainBlock(seqno),
  confirmed: [],
  dropped: [],
  undeliverable: [],
});

function deferred() {
  let resolve: (step: ChainStep) => void = () => {};
  const promise = new Promise<ChainStep>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve: (step: ChainStep) => resolve(step) };
}

function openSaver(fail: (seqno: number) => boolean = () => false) {
  const saved: number[][] = [];
  const saver = new StepSaver((steps) => {
    const seqnos = steps.map(({ final }) => final.blocks[0].seqno);
    if (seqnos.some(fail)) throw new Error("the disk is full");
    saved.push(seqnos);
  });
  return { saved, saver };
}

it("saves at once if a caller waits or no other block is being made", async () => {
  const { saved, saver } = openSaver();
  saver.add(Promise.resolve(stepOf(1)), false);
  await saver.saved;
  saver.add(Promise.resolve(stepOf(2)), false);
  await saver.saved;
  const { promise, resolve } = deferred();
  saver.add(Promise.resolve(stepOf(3)), true);
  const third = saver.saved;
  saver.add(promise, true);
  await third;
  expect(saved).toEqual([[1], [2], [3]]);
  resolve(stepOf(4));
  await saver.saved;
  expect(saved).toEqual([[1], [2], [3], [4]]);
});

it("saves blocks together in the order of the requests", async () => {
  const { saved, saver } = openSaver();
  const { promise, resolve } = deferred();
  saver.add(promise, false);
  saver.add(Promise.resolve(stepOf(2)), false);
  saver.add(Promise.resolve(null), false);
  saver.add(Promise.resolve(stepOf(3)), false);
  resolve(stepOf(1));
  await saver.saved;
  expect(saved).toEqual([[1, 2, 3]]);
});

it("saves a block before the next one is made", async () => {
  const { saved, saver } = openSaver();
  const { promise, resolve } = deferred();
  saver.add(Promise.resolve(stepOf(1)), false);
  const first = saver.saved;
  saver.add(promise, false);
  await first;
  expect(saved).toEqual([[1]]);
  resolve(stepOf(2));
  await saver.saved;
  expect(saved).toEqual([[1], [2]]);
});

it("skips a block that could not be made, and keeps what could not be saved until there is room", async () => {
  let isFull = true;
  const { saved, saver } = openSaver((seqno) => isFull && seqno >= 3);
  saver.add(Promise.reject(new Error("the machine hangs")), false);
  saver.add(Promise.resolve(stepOf(2)), false);
  await saver.saved;
  saver.add(Promise.resolve(stepOf(3)), false);
  await expect(saver.saved).rejects.toThrow("the disk is full");
  saver.add(Promise.resolve(stepOf(4)), false);
  await expect(saver.saved).rejects.toThrow("the disk is full");
  expect(() => saver.retry()).toThrow("the disk is full");
  expect(saved).toEqual([[2]]);
  isFull = false;
  saver.retry();
  saver.retry();
  saver.add(Promise.resolve(stepOf(5)), false);
  await saver.saved;
  expect(saved).toEqual([[2], [3, 4], [5]]);
});

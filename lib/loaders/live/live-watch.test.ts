import { expect, test } from "vitest";
import { FakeClock } from "../../../testing/gateway/test-support";
import type { LiveSubject } from "../../domain/live/live-subject";
import { LiveWatch } from "./live-watch";
import type { LiveStates } from "./load-live-states";

const ACCOUNT = "account:1";
const PENDING = "pending:1";

function watchOf(answer: (subjects: readonly LiveSubject[]) => Promise<LiveStates>) {
  const clock = new FakeClock();
  const loads: string[] = [];
  const bugs: unknown[] = [];
  const watch = new LiveWatch({
    load: (subjects) => {
      loads.push(subjects.join(" "));
      return answer(subjects);
    },
    clock,
    onBug: (error) => bugs.push(error),
  });
  const next = async (...subjects: LiveSubject[]) => {
    const promise = watch.next(subjects);
    await clock.advance(1_000);
    return Object.fromEntries(await promise);
  };
  return { clock, loads, bugs, next };
}

const states = (state: string) => (subjects: readonly LiveSubject[]) =>
  Promise.resolve(new Map(subjects.map((subject) => [subject, state])));

test("all subjects that are due are loaded in one call", async () => {
  const { loads, next, clock } = watchOf(states("x"));
  expect(await next(ACCOUNT, PENDING)).toEqual({ [ACCOUNT]: "x", [PENDING]: "x" });
  await next(ACCOUNT, PENDING);
  expect(loads).toEqual([`${ACCOUNT} ${PENDING}`]);
  await clock.advance(1_000);
  await next(ACCOUNT, PENDING);
  await clock.advance(3_000);
  await next(ACCOUNT, PENDING);
  expect(loads).toEqual([`${ACCOUNT} ${PENDING}`, PENDING, `${ACCOUNT} ${PENDING}`]);
});

test("a subject that nobody wants any more is forgotten, and loaded again when it is wanted", async () => {
  const { loads, next } = watchOf(states("x"));
  await next(ACCOUNT);
  expect(await next(PENDING)).toEqual({ [PENDING]: "x" });
  await next(ACCOUNT);
  expect(loads).toEqual([ACCOUNT, PENDING, ACCOUNT]);
});

test("a load that fails or hangs delays nothing, and the last states remain", async () => {
  let answer: () => Promise<LiveStates> = () => Promise.resolve(new Map([[ACCOUNT, "x"] as const]));
  const { loads, next, clock, bugs } = watchOf(() => answer());
  await next(ACCOUNT);
  answer = () => Promise.reject(new Error("bug"));
  await clock.advance(6_000);
  expect(await next(ACCOUNT)).toEqual({ [ACCOUNT]: "x" });
  expect(bugs).toEqual([new Error("bug")]);
  answer = () => new Promise(() => {});
  await clock.advance(6_000);
  expect(await next(ACCOUNT)).toEqual({ [ACCOUNT]: "x" });
  await clock.advance(60_000);
  expect(await next(ACCOUNT)).toEqual({ [ACCOUNT]: "x" });
  expect(loads).toHaveLength(3);
});

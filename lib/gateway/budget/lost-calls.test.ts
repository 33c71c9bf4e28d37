import { describe, expect, test } from "vitest";
import { LostCalls, type AwaitedCall } from "./lost-calls";
import type { ApiVersion } from "../../toncenter/endpoint";
import { FakeClock } from "../../../testing/gateway/test-support";

function watched() {
  const clock = new FakeClock();
  const calls = new LostCalls(clock);
  const losses: string[] = [];
  const send = (name: string, version: ApiVersion = "v3"): AwaitedCall => {
    const call = calls.sent(version);
    void call.lost.then(({ isSilent }) => losses.push(isSilent ? name : `${name}, others answered`));
    return call;
  };
  return { clock, calls, losses, send };
}

describe("calls without an answer", () => {
  test("three in a row are lost, and nobody waits longer than two seconds", async () => {
    const { clock, losses, send } = watched();
    for (const name of ["a", "b", "c"]) send(name);
    await clock.advance(1_999);
    expect(losses).toEqual([]);
    await clock.advance(1);
    expect(losses).toEqual(["a", "b", "c"]);
  });

  test("one beside others that are answered takes long", async () => {
    const { clock, losses, send } = watched();
    send("before").end(true);
    send("slow");
    send("after").end(true);
    send("slow, too");
    send("last").end(true);
    await clock.advance(60_000);
    expect(losses).toEqual([]);
  });

  test("an early one is lost when later ones show it, and a later one soon after a loss", async () => {
    const { clock, losses, send } = watched();
    send("a");
    await clock.advance(5_000);
    for (const name of ["b", "c"]) send(name);
    await clock.advance(1_000);
    expect(losses).toEqual([]);
    await clock.advance(1_000);
    expect(losses).toEqual(["a", "b", "c"]);
    send("d");
    await clock.advance(2_000);
    expect(losses).toEqual(["a", "b", "c", "d"]);
  });

  test("those of a moment in which the service hung are told from those of a service that hangs", async () => {
    const { clock, losses, send } = watched();
    for (const name of ["a", "b", "c"]) send(name);
    await clock.advance(1_000);
    send("d").end(true);
    await clock.advance(1_000);
    expect(losses).toEqual(["a", "b", "c"].map((name) => `${name}, others answered`));
    send("e");
    await clock.advance(30_000);
    expect(losses).toHaveLength(3);
  });

  test("a loss is forgotten", async () => {
    const { clock, losses, send } = watched();
    for (const name of ["a", "b", "c"]) send(name).end(false);
    await clock.advance(10_000);
    send("d");
    await clock.advance(30_000);
    expect(losses).toEqual([]);
  });

  test("an index that hangs is found beside a node that answers, and a node alone after it", async () => {
    const { clock, losses, send } = watched();
    for (const name of ["a", "b", "c"]) {
      send(name);
      send("node", "v2").end(true);
    }
    await clock.advance(2_000);
    expect(losses).toEqual(["a", "b", "c"]);
    send("d");
    send("node", "v2");
    await clock.advance(2_000);
    expect(losses).toEqual(["a", "b", "c", "d", "node"]);
  });

  test("a service that is slow gets more time, and less again when it is fast", async () => {
    const { clock, calls, losses, send } = watched();
    const slow = ["a", "b", "c"].map((name) => send(name));
    await clock.advance(2_000);
    expect(losses).toHaveLength(3);
    expect(slow.map((call) => call.linger())).toEqual([true, false, false]);
    await clock.advance(1_000);
    slow[0]?.end(true);
    expect(calls.lostAfterMs).toBe(4_500);
    const patient = ["d", "e", "f"].map((name) => send(name));
    await clock.advance(3_000);
    for (const call of patient) call.end(true);
    expect(losses).toHaveLength(3);
    for (let i = 0; i < 20; i += 1) send("fast").end(true);
    expect(calls.lostAfterMs).toBe(2_000);
  });

  test("what takes long meanwhile gives no call that was sent before more time", async () => {
    const { clock, calls, losses, send } = watched();
    const slow = send("slow");
    send("fast").end(true);
    await clock.advance(1_000);
    for (const name of ["a", "b", "c"]) send(name);
    await clock.advance(1_900);
    slow.end(true);
    expect(calls.lostAfterMs).toBeGreaterThan(4_000);
    await clock.advance(100);
    expect(losses).toEqual(["a", "b", "c"]);
  });

  test("a clock that is set makes nothing lost for good", async () => {
    const { clock, calls, losses, send } = watched();
    for (const name of ["a", "b", "c"]) send(name).end(false);
    clock.jump(-3_600_000);
    send("d").end(true);
    send("e");
    await clock.advance(30_000);
    expect([losses, calls.lostAfterMs]).toEqual([[], 2_000]);
  });
});

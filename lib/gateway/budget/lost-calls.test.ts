import { describe, expect, test } from "vitest";
import { LostCalls, type AwaitedCall } from "./lost-calls";
import type { Endpoint } from "../../toncenter/endpoint";
import { getMasterchainInfo } from "../../toncenter/v2/v2-blocks";
import { masterchainInfo } from "../../toncenter/v3/v3-block";
import { traces } from "../../toncenter/v3/v3-trace";
import { FakeClock } from "../../../testing/gateway/test-support";

function watched() {
  const clock = new FakeClock();
  const calls = new LostCalls(clock);
  const losses: string[] = [];
  const send = (name: string, endpoint: Endpoint = traces): AwaitedCall => {
    const call = calls.sent(endpoint);
    void call.lost.then(({ isSilent }) => losses.push(isSilent ? name : `${name}, to be repeated`));
    return call;
  };
  return { clock, calls, losses, send };
}

describe("calls without an answer", () => {
  test("are lost after two seconds when three in a row have none", async () => {
    const { clock, losses, send } = watched();
    for (const name of ["a", "b", "c"]) send(name);
    await clock.advance(1_999);
    expect(losses).toEqual([]);
    await clock.advance(1);
    expect(losses).toEqual(["a", "b", "c"]);
  });

  test("are not lost while calls that were sent between them are answered", async () => {
    const { clock, losses, send } = watched();
    send("before", masterchainInfo).end(true);
    send("slow");
    send("after", masterchainInfo).end(true);
    send("slow, too");
    send("last", masterchainInfo).end(true);
    await clock.advance(60_000);
    expect(losses).toEqual([]);
  });

  test("are lost one by one where the endpoint is always fast, and the next one shows whether the service hangs", async () => {
    const { clock, losses, send } = watched();
    send("before").end(true);
    send("a");
    await clock.advance(1_999);
    expect(losses).toEqual([]);
    await clock.advance(1);
    expect(losses).toEqual(["a, to be repeated"]);
    send("again");
    await clock.advance(2_000);
    expect(losses).toEqual(["a, to be repeated", "again"]);
  });

  test("are not lost one by one while one of about a hundred answers of the endpoint was slow", async () => {
    const { clock, losses, send } = watched();
    const slow = send("slow");
    await clock.advance(1_500);
    slow.end(true);
    for (let i = 0; i < 90; i += 1) send("fast").end(true);
    send("a");
    send("later").end(true);
    await clock.advance(60_000);
    expect(losses).toEqual([]);
    for (let i = 0; i < 20; i += 1) send("fast").end(true);
    send("b");
    await clock.advance(2_000);
    expect(losses).toEqual(["b, to be repeated"]);
  });

  test("are lost once later calls get no answer either, and shortly after a loss each by itself", async () => {
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

  test("are reported as not silent when the service answers later calls", async () => {
    const { clock, losses, send } = watched();
    for (const name of ["a", "b", "c"]) send(name);
    await clock.advance(1_000);
    send("d", masterchainInfo).end(true);
    await clock.advance(1_000);
    expect(losses).toEqual(["a", "b", "c"].map((name) => `${name}, to be repeated`));
    send("e");
    await clock.advance(30_000);
    expect(losses).toHaveLength(3);
  });

  test("are not lost by themselves when the last loss is ten seconds ago", async () => {
    const { clock, losses, send } = watched();
    for (const name of ["a", "b", "c"]) send(name).end(false);
    await clock.advance(10_000);
    send("d");
    await clock.advance(30_000);
    expect(losses).toEqual([]);
  });

  test("of the index are lost although the node answers, and then a single one of the node is lost, too", async () => {
    const { clock, losses, send } = watched();
    for (const name of ["a", "b", "c"]) {
      send(name);
      send("node", getMasterchainInfo).end(true);
    }
    await clock.advance(2_000);
    expect(losses).toEqual(["a", "b", "c"]);
    send("d");
    send("node", getMasterchainInfo);
    await clock.advance(2_000);
    expect(losses).toEqual(["a", "b", "c", "d", "node"]);
  });

  test("are lost later after slow answers, and earlier again after fast ones", async () => {
    const { clock, calls, losses, send } = watched();
    const slow = ["a", "b", "c"].map((name) => send(name));
    await clock.advance(2_000);
    expect(losses).toHaveLength(3);
    expect(slow.map((call) => call.linger())).toEqual([true, false, false]);
    await clock.advance(1_000);
    slow[0]?.end(true);
    expect(calls.lostAfterMs).toBe(4_500);
    const later = ["d", "e", "f"].map((name) => send(name));
    await clock.advance(3_000);
    for (const call of later) call.end(true);
    expect(losses).toHaveLength(3);
    for (let i = 0; i < 20; i += 1) send("fast").end(true);
    expect(calls.lostAfterMs).toBe(2_000);
  });

  test("are lost at the time that was valid when they were sent, although a slow answer arrives meanwhile", async () => {
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

  test("are not lost because of losses before the clock was set back", async () => {
    const { clock, calls, losses, send } = watched();
    for (const name of ["a", "b", "c"]) send(name).end(false);
    clock.jump(-3_600_000);
    send("d", masterchainInfo).end(true);
    send("e");
    await clock.advance(30_000);
    expect([losses, calls.lostAfterMs]).toEqual([[], 2_000]);
  });
});

import { describe, expect, it } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import type { SendReport } from "../../domain/send/send-report";
import { SentMessages } from "./sent-messages";

const HASH = parseHash("ab".repeat(32));
const OTHER = parseHash("cd".repeat(32));

const reportOf = (outcome: SendReport["outcome"]): SendReport => ({
  hash: HASH,
  outcome,
  atMs: 1,
  repeated: false,
  problem: null,
  kind: null,
});

/** Counts its calls, and answers when the test calls `answer`. */
function sender(outcome: SendReport["outcome"]) {
  const answers: ((report: SendReport) => void)[] = [];
  return {
    send: () => new Promise<SendReport>((resolve) => void answers.push(resolve)),
    answer: () => answers.at(-1)?.(reportOf(outcome)),
    get count() {
      return answers.length;
    },
  };
}

it("the destination of a sent message is stored for its network", () => {
  const messages = new SentMessages();
  const to = parseAddress(`0:${"AB".repeat(32)}`);
  messages.noteDestination("mainnet", HASH, to);
  expect([messages.destinationOf("mainnet", HASH), messages.destinationOf("testnet", HASH)]).toEqual([
    to,
    null,
  ]);
});

describe("a message", () => {
  it("is sent once, however many requests send it", async () => {
    const messages = new SentMessages();
    const first = sender("sent");
    const all = Array.from({ length: 20 }, () => messages.once("mainnet", HASH, true, first.send));
    first.answer();
    const reports = await Promise.all(all);
    expect(first.count).toBe(1);
    expect(reports.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(await messages.once("mainnet", HASH, true, first.send)).toMatchObject({
      outcome: "sent",
      repeated: true,
    });
    expect(messages.reportOf("mainnet", HASH)?.outcome).toBe("sent");
  });

  it("is sent separately on another network or with another hash", async () => {
    const messages = new SentMessages();
    let sent = 0;
    const send = () => {
      sent += 1;
      return Promise.resolve(reportOf("sent"));
    };
    await messages.once("mainnet", HASH, false, send);
    await messages.once("testnet", HASH, false, send);
    await messages.once("mainnet", OTHER, false, send);
    expect(sent).toBe(3);
    expect(messages.reportOf("testnet", OTHER)).toBeNull();
  });

  it("that was refused can be sent again, and simultaneous requests share the refusal", async () => {
    const messages = new SentMessages();
    const refused = sender("refused");
    const both = [1, 2].map(() => messages.once("mainnet", HASH, false, refused.send));
    refused.answer();
    expect((await Promise.all(both)).map(({ repeated }) => repeated)).toEqual([false, true]);
    expect(refused.count).toBe(1);
    expect(messages.reportOf("mainnet", HASH)?.outcome).toBe("refused");
    const report = await messages.once("mainnet", HASH, false, () => Promise.resolve(reportOf("sent")));
    expect(report).toMatchObject({ outcome: "sent", repeated: false });
  });

  it("that may have arrived is sent again only on request, and then once", async () => {
    const messages = new SentMessages();
    await messages.once("mainnet", HASH, false, () => Promise.resolve(reportOf("unknown")));
    const second = sender("sent");
    expect(await messages.once("mainnet", HASH, false, second.send)).toMatchObject({
      outcome: "unknown",
      repeated: true,
    });
    const both = [1, 2].map(() => messages.once("mainnet", HASH, true, second.send));
    await Promise.resolve();
    await Promise.resolve();
    second.answer();
    expect((await Promise.all(both)).map(({ outcome }) => outcome)).toEqual(["sent", "sent"]);
    expect(second.count).toBe(1);
  });

  it("can be sent again when the attempt threw an exception", async () => {
    const messages = new SentMessages();
    const broken = () => Promise.reject(new Error("a bug"));
    await expect(messages.once("mainnet", HASH, false, broken)).rejects.toThrow("a bug");
    const report = await messages.once("mainnet", HASH, false, () => Promise.resolve(reportOf("sent")));
    expect(report.repeated).toBe(false);
  });
});

import { describe, expect, test } from "vitest";
import { writePendingQuery, type PendingQuery } from "./pending-query";
import { formatFriendly } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import { errorOf, valueOf } from "../../../testing/toncenter/test-value";
import { readAwaitedMessages, readPendingQuery } from "./read-pending-query";

const address = parseAddress(`0:${"AB".repeat(32)}`);
const hash = parseHash("ab".repeat(32));
const friendly = formatFriendly(address, { bounceable: false, testnet: false });
const account: PendingQuery = { of: { is: "account", address }, view: "actions" };
const message: PendingQuery = { of: { is: "message", hash }, view: "actions" };

describe("the query of pending items", () => {
  test.each<[string, PendingQuery | null]>([
    ["", null],
    ["of=+&view=traces", null],
    [`of=${address}`, account],
    [`of=${friendly}`, account],
    [`of=${"AB".repeat(32)}`, message],
    [`of=${encodeURIComponent(Buffer.from(hash, "hex").toString("base64"))}`, message],
    [`of=${hash}&view=transactions`, { ...message, view: "transactions" }],
  ])("is read from %j", (query, expected) => {
    expect(valueOf(readPendingQuery(new URLSearchParams(query)))).toEqual(expected);
  });

  test.each([
    ["of=nobody", "of"],
    [`of=${hash}&view=dreams`, "view"],
  ])("is refused: %s", (query, field) => {
    expect(errorOf(readPendingQuery(new URLSearchParams(query)))).toMatchObject({ kind: "bad-input", field });
  });

  test.each([account, message, { ...account, view: "traces" } as const])(
    "reads back as it was written",
    (query) => {
      expect(valueOf(readPendingQuery(writePendingQuery(query.of, query.view)))).toEqual(query);
    },
  );
});

test("awaited messages are valid hashes, limited in number", () => {
  const query = new URLSearchParams([
    ["known", hash],
    ["known", "x"],
    ["of", "y"],
  ]);
  expect(readAwaitedMessages(query)).toEqual([hash]);
  for (let place = 0; place < 50; place++) query.append("known", hash);
  expect(readAwaitedMessages(query)).toHaveLength(29);
});

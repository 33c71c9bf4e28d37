import { describe, expect, test } from "vitest";
import { writePending, type PendingAsked } from "./pending-query";
import { formatFriendly } from "../../ton/address/address";
import { parseAddress } from "../../ton/address/read-address";
import { parseHash } from "../../ton/value/hash";
import { errorOf, valueOf } from "../../../testing/toncenter/test-value";
import { readKnown, readPending } from "./read-pending-query";

const address = parseAddress(`0:${"AB".repeat(32)}`);
const hash = parseHash("ab".repeat(32));
const friendly = formatFriendly(address, { bounceable: false, testnet: false });
const account: PendingAsked = { of: { is: "account", address }, view: "actions" };
const message: PendingAsked = { of: { is: "message", hash }, view: "actions" };

describe("of whom or what something is pending", () => {
  test.each<[string, PendingAsked | null]>([
    ["", null],
    ["of=+&view=traces", null],
    [`of=${address}`, account],
    [`of=${friendly}`, account],
    [`of=${"AB".repeat(32)}`, message],
    [`of=${encodeURIComponent(Buffer.from(hash, "hex").toString("base64"))}`, message],
    [`of=${hash}&view=transactions`, { ...message, view: "transactions" }],
  ])("%s", (query, expected) => {
    expect(valueOf(readPending(new URLSearchParams(query)))).toEqual(expected);
  });

  test.each([
    ["of=nobody", "of"],
    [`of=${hash}&view=dreams`, "view"],
  ])("%s is refused", (query, field) => {
    expect(errorOf(readPending(new URLSearchParams(query)))).toMatchObject({ kind: "bad-input", field });
  });

  test.each([account, message, { ...account, view: "traces" } as const])(
    "is read as it was written",
    (asked) => {
      expect(valueOf(readPending(writePending(asked.of, asked.view)))).toEqual(asked);
    },
  );
});

test("what browsers wait for is hashes, and not too many", () => {
  const query = new URLSearchParams([
    ["known", hash],
    ["known", "x"],
    ["of", "y"],
  ]);
  expect(readKnown(query)).toEqual([hash]);
  for (let place = 0; place < 50; place++) query.append("known", hash);
  expect(readKnown(query)).toHaveLength(29);
});

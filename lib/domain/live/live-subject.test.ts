import { expect, test } from "vitest";
import { parseHash } from "../../ton/value/hash";
import { parseAddress } from "../../ton/address/read-address";
import { accountSubject, liveQuery, LIVE_LIMITS, messageSubject, pendingSubject } from "./live-subject";
import { readLiveQuery } from "./read-live-query";

const ADDRESS = parseAddress(`0:${"A".repeat(64)}`);
const HASH = parseHash("b".repeat(64));
const read = (query: string) => {
  const found = readLiveQuery(new URLSearchParams(query));
  return found.ok ? [...found.value] : found.error.kind;
};

test("the subjects of a live query read back in one order and one spelling", () => {
  const subjects = [messageSubject(HASH), pendingSubject(ADDRESS), accountSubject(ADDRESS)];
  expect(read(liveQuery(subjects))).toEqual(subjects.toReversed());
  expect(read(`account=0:${"a".repeat(64)}&account=${ADDRESS}`)).toEqual([accountSubject(ADDRESS)]);
  expect(read("last=7")).toEqual([]);
});

test.each(["account=x", "account=", "pending=0:1", "message=abc", `message=${ADDRESS}`, "account=<script>"])(
  "a live query is refused: %s",
  (query) => {
    expect(read(query)).toBe("bad-input");
  },
);

test("a page requests no more subjects than the limit, and a query with more is refused", () => {
  const many = Array.from({ length: 150 }, (_, n) =>
    accountSubject(parseAddress(`0:${n.toString(16).padStart(64, "0")}`)),
  );
  expect(read(liveQuery(many))).toHaveLength(LIVE_LIMITS.account);
  const query = new URLSearchParams(many.map((subject) => ["account", subject.slice("account:".length)]));
  expect(read(query.toString())).toBe("bad-input");
  expect(read(Array.from({ length: 11 }, () => `message=${HASH}`).join("&"))).toBe("bad-input");
});

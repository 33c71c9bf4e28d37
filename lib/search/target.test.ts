import * as fc from "fast-check";
import { expect, it } from "vitest";
import { bytesToBase64 } from "../ton/value/bytes";
import { base64ToBytes } from "../ton/value/read-base64";
import type { Match } from "./form";
import { readInput, soleMatch } from "./read-input";
import { targetOf } from "./target";
import { anyAddress, anyHash, anyShardBlock, BOC, MAINNET, TESTNET } from "../../testing/search/test-samples";

const read = { certainty: "exact", testnet: null } as const;

const sure = { certainty: fc.constant(read.certainty), testnet: fc.constant(read.testnet) };
const kind = <const Kind extends string>(name: Kind) => ({ ...sure, kind: fc.constant(name) });

const ANY_MATCH: fc.Arbitrary<Match> = fc.oneof(
  fc.record({ ...kind("account"), address: anyAddress, page: fc.constant("account") }),
  fc.record({ ...kind("hash"), hash: anyHash }),
  fc.record({ ...kind("account"), address: anyAddress, page: fc.constant("validator") }),
  fc.record({ ...kind("validator"), key: anyHash }),
  fc.record({ ...kind("block"), id: anyShardBlock }),
  fc.record({ ...kind("masterchain block"), seqno: fc.nat({ max: 2 ** 32 - 1 }) }),
  fc.record({ ...kind("logical time"), lt: fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }) }),
  fc.record({ ...kind("moment"), seconds: fc.integer({ min: 1573776000, max: 4102444799 }) }),
  fc.record({
    ...kind("domain"),
    name: fc.constantFrom("foundation.ton", "a.b-c.ton", "durov.t.me", "привет.example.ton"),
    warning: fc.constant(null),
  }),
  fc.record({ ...kind("text"), query: fc.constantFrom("Tether USD", "a&b=c#d", "100%", "₮+") }),
  fc.record({ ...kind("boc"), boc: fc.constant(BOC) }),
);

it("every canonical URL of our own is read back as its subject, in every network", () => {
  fc.assert(
    fc.property(ANY_MATCH, fc.constantFrom(MAINNET, TESTNET), (match, network) => {
      const back = soleMatch(readInput(targetOf(match, network)));
      expect({ ...back, testnet: null }).toEqual(match);
    }),
    { numRuns: 1000 },
  );
});

it("a bag of cells that is too long for a request is read back from the fragment", () => {
  const bytes = new Uint8Array(9000);
  bytes.set(base64ToBytes(BOC) ?? []);
  const boc = bytesToBase64(bytes, "url");
  const url = targetOf({ ...read, kind: "boc", boc }, TESTNET);
  expect(url).toBe(`/testnet/decode#boc=${boc}`);
  expect(readInput(url).matches).toMatchObject([{ kind: "boc", boc }]);
});

it("a transaction has the URL of its hash, a payment link that of its recipient", () => {
  fc.assert(
    fc.property(anyAddress, anyHash, (address, hash) => {
      const transaction = targetOf({ ...read, kind: "transaction", lt: 1n, hash, address }, MAINNET);
      expect(transaction).toBe(targetOf({ ...read, kind: "hash", hash }, MAINNET));
      const nothing = { amount: null, jetton: null, comment: null };
      const transfer = targetOf({ ...read, ...nothing, kind: "transfer", address }, MAINNET);
      expect(transfer).toBe(targetOf({ ...read, kind: "account", page: "account", address }, MAINNET));
    }),
  );
});

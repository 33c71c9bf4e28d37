import { describe, expect, it } from "vitest";
import {
  ADNL,
  BOC_BASE64,
  FRIENDLY,
  HASH,
  HASH_BASE64,
  only,
  RAW,
} from "../../../testing/search/test-samples";
import { ownLinkForm } from "./own-link-form";

describe("a path of our own", () => {
  it.each([
    [`/account/${FRIENDLY}`, "account"],
    [`/account/${RAW}/transactions?offset=20`, "account"],
    ["/account/foundation.ton", "domain"],
    [`/tx/${HASH}`, "hash"],
    [`/tx/${HASH_BASE64}`, "hash"],
    [`/validator/${HASH}`, "validator"],
    [`/validator/${ADNL}/events`, "validator"],
    ["/block/5", "masterchain block"],
    ["/block/0/2000000000000000/5", "block"],
    ["/dns/foundation.ton", "domain"],
    ["/search?q=tether", "text"],
    ["/blocks?time=1700000000", "moment"],
    ["/transactions?lt=5", "logical time"],
    [`/decode?boc=${BOC_BASE64}`, "boc"],
    [`/localnet/tx/${HASH}`, "hash"],
  ])("is an exact match for its subject: %s is a %s", (text, kind) => {
    expect(only(ownLinkForm, text)).toMatchObject({ kind, certainty: "exact" });
  });

  it.each(["jetton", "nft", "pool", "multisig", "vesting", "validator"])(
    "of a page for one role is an account in that role: %s",
    (page) => {
      expect(only(ownLinkForm, `/${page}/${RAW}`)).toMatchObject({ kind: "account", page, testnet: null });
    },
  );

  it("with the name of a public network leads to that network", () => {
    expect(only(ownLinkForm, `/testnet/tx/${HASH}`)).toMatchObject({ kind: "hash", testnet: true });
    expect(only(ownLinkForm, `/mainnet/tx/${HASH}`)).toMatchObject({ kind: "hash", testnet: false });
  });

  it("on an unknown host is only a possible match, since it may belong to another blockchain", () => {
    const text = `https://etherscan.example/tx/0x${HASH}`;
    expect(only(ownLinkForm, text)).toMatchObject({ kind: "hash", certainty: "possible" });
    expect(only(ownLinkForm, `http://localhost:3000/account/${RAW}`)).toMatchObject({
      certainty: "possible",
    });
  });

  it.each(["/", "/blocks", "/search?q=", "/block/0/zzz/1", "/tx/1234", "word", `ftp://host/tx/${HASH}`])(
    "is not read from %j",
    (text) => {
      expect(ownLinkForm.read(text)).toEqual([]);
    },
  );
});

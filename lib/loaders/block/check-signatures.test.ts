import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { checkSignatures, type BlockSignature } from "./check-signatures";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "../../ton/block/block";
import { FormatError } from "../../ton/value/format-error";
import { parseHash } from "../../ton/value/hash";
import { nodeIdOf, signedBytes } from "../../ton/block/signed-block";
import {
  testNodeId,
  testValidator,
  validatorSetBoc,
  type TestValidator,
} from "../../../testing/ton/block/test-validators";
import { readValidatorSet } from "../../ton/block/validator-set";

const ROOT = "a1".repeat(32);
const FILE = "b2".repeat(32);
const BLOCK = {
  workchain: MASTERCHAIN,
  shard: MASTERCHAIN_SHARD,
  seqno: 50_000_000,
  root_hash: parseHash(ROOT),
  file_hash: parseHash(FILE),
};

/** In the protocol's format, written out independently. */
const SIGNED = Buffer.from(`706e0bc5${ROOT}${FILE}`, "hex");

const [alice, bob, carol, dave] = [40n, 30n, 30n, 500n].map(testValidator);
if (alice === undefined || bob === undefined || carol === undefined || dave === undefined)
  throw new Error("four validators");
/** Dave has the most weight, but is not a validator of the masterchain. */
const SET = readValidatorSet(validatorSetBoc([alice, bob, carol, dave], 3));

function by(validator: TestValidator, bytes: Uint8Array = SIGNED): BlockSignature {
  return { node: parseHash(testNodeId(validator.publicKey)), signature: validator.sign(bytes) };
}

const verdicts = (given: readonly BlockSignature[]) =>
  checkSignatures(signedBytes(BLOCK, null), given, SET).signatures.map(({ verdict }) => verdict);

describe("the signed bytes of a block", () => {
  it("are its two hashes after the number of their constructor", () => {
    expect(Buffer.from(signedBytes(BLOCK, null)).toString("hex")).toBe(SIGNED.toString("hex"));
  });

  it("are a vote for its candidate in the newer consensus", () => {
    const name = `${"ff".repeat(4)}000000000000008080f0fa02${ROOT}${FILE}`;
    const candidate = Buffer.from(`dcbcf9e8${name}${"00".repeat(36)}`, "hex");
    const session = "c3".repeat(32);
    const vote = `05e1a7403fcd91b607000000${createHash("sha256").update(candidate).digest("hex")}`;
    const candidacy = { session: parseHash(session), slot: 7, candidate: candidate.toString("base64") };
    expect(Buffer.from(signedBytes(BLOCK, candidacy)).toString("hex")).toBe(
      `f83de3a8${session}2c${vote}000000`,
    );
  });

  it.each([
    ["for another block", `dcbcf9e8${"ff".repeat(4)}000000000000008081f0fa02${ROOT}${FILE}`],
    ["of an unknown kind", `00000000${"ff".repeat(4)}000000000000008080f0fa02${ROOT}${FILE}`],
    ["cut short", "dcbcf9e8"],
  ])("are refused for a candidate %s", (_, hex) => {
    const candidate = Buffer.from(hex, "hex").toString("base64");
    expect(() => signedBytes(BLOCK, { session: BLOCK.root_hash, slot: 1, candidate })).toThrow(FormatError);
  });
});

describe("signatures of a block", () => {
  it("name the signer by the hash of the key", () => {
    expect(nodeIdOf(alice.publicKey)).toBe(testNodeId(alice.publicKey));
  });

  it("are sufficient with more than two thirds of the weight", () => {
    expect(checkSignatures(signedBytes(BLOCK, null), [by(alice), by(bob)], SET)).toMatchObject({
      valid: 2,
      validators: 3,
      weight: 70n,
      totalWeight: 100n,
      sufficient: true,
      signatures: [
        { verdict: "valid", place: 0, publicKey: alice.publicKey, weight: 40n },
        { verdict: "valid", place: 1, publicKey: bob.publicKey, weight: 30n },
      ],
    });
  });

  it("are not sufficient with two thirds of the weight or less", () => {
    expect(checkSignatures(SIGNED, [by(bob), by(carol)], SET)).toMatchObject({
      weight: 60n,
      sufficient: false,
    });
    const thirds = readValidatorSet(validatorSetBoc([bob, carol, { ...alice, weight: 30n }], 3));
    expect(checkSignatures(SIGNED, [by(bob), by(carol)], thirds)).toMatchObject({
      weight: 60n,
      totalWeight: 90n,
      sufficient: false,
    });
    expect(checkSignatures(SIGNED, [], SET)).toMatchObject({ valid: 0, sufficient: false });
  });

  it("count once for each validator, and only for validators of the masterchain", () => {
    expect(verdicts([by(alice), by(alice), by(dave)])).toEqual(["valid", "repeated", "stranger"]);
    expect(checkSignatures(SIGNED, [by(alice), by(alice), by(dave)], SET)).toMatchObject({
      valid: 1,
      weight: 40n,
      totalWeight: 100n,
    });
  });

  it.each<readonly [string, BlockSignature]>([
    ["of another block", by(alice, Buffer.from(`706e0bc5${FILE}${ROOT}`, "hex"))],
    ["by another validator", { ...by(alice), signature: bob.sign(SIGNED) }],
    ["of a wrong length", { ...by(alice), signature: "AAAA" }],
    ["that is not base64", { ...by(alice), signature: "*" }],
  ])("are invalid for one %s", (_, signature) => {
    expect(verdicts([signature])).toEqual(["invalid"]);
  });

  it("are invalid for a key that is not valid", () => {
    const set = { ...SET, validators: [{ publicKey: "ff".repeat(32), weight: 1n, adnl: null }], main: 1 };
    const signature = { ...by(alice), node: parseHash(testNodeId("ff".repeat(32))) };
    expect(checkSignatures(SIGNED, [signature], set).signatures[0]?.verdict).toBe("invalid");
  });
});

import { describe, expect, it, test } from "vitest";
import { parseAddress } from "../../ton/address/read-address";
import { formatHash, parseHash } from "../../ton/value/hash";
import { formatFriendly } from "../../ton/address/address";
import { readTypedValidator, validatorParams } from "./validator-id";

const HASH = parseHash("16B8D1E26BFC9D92FD0469C12D8D8AB1C649073F3F07CFB71B84584707E52F17");
const HOLDER = parseAddress("-1:3C4290D3D08501D1E5092D28E389CCFC68379004749F691CEC041E471E1170A8");

describe("the typed id of a validator", () => {
  test.each([
    ["hexadecimal digits", HASH],
    ["capitals", HASH.toUpperCase()],
    ["base64", formatHash(HASH, "base64")],
    ["base64url", formatHash(HASH, "base64url")],
  ])("can be a public key or an ADNL address in the form of %s", (_form, text) => {
    expect(readTypedValidator(text)).toEqual({ ok: true, value: { is: "either", hash: HASH } });
  });

  test.each([
    ["raw", HOLDER],
    ["bounceable", formatFriendly(HOLDER, { bounceable: true, testnet: false })],
    ["non-bounceable", formatFriendly(HOLDER, { bounceable: false, testnet: false })],
  ])("is a stake holder if it is a %s address", (_form, text) => {
    expect(readTypedValidator(text)).toEqual({ ok: true, value: { is: "holder", address: HOLDER } });
  });

  test.each(["", "validator", HASH.slice(1), `${HASH}00`, "-1:12"])("is refused: %j", (text) => {
    const read = readTypedValidator(text);
    expect(read.ok).toBe(false);
  });
});

describe("the parameter of a call for a validator", () => {
  it("is the one that fits the form of its id", () => {
    expect(validatorParams(null)).toEqual({});
    expect(validatorParams({ is: "holder", address: HOLDER })).toEqual({ stake_holder_address: HOLDER });
    expect(validatorParams({ is: "key", hash: HASH })).toEqual({ validator_pubkey: HASH });
    expect(validatorParams({ is: "adnl", hash: HASH })).toEqual({ adnl_address: HASH });
  });
});

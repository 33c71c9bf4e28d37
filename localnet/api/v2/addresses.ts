import { formatFriendly } from "@/lib/ton/address/address";
import type { ReadAddress } from "@/lib/ton/address/read-address";
import { formatHash } from "@/lib/ton/value/hash";
import { required } from "./fields";
import { hash, spelledAddress } from "./kinds";
import { method, type Method } from "./method";

const spelled = { address: required(spelledAddress, { empty: "empty address" }) };

function variant({ address, testnet }: ReadAddress, bounceable: boolean) {
  const form = { bounceable, testnet: testnet ?? false };
  return {
    "@type": "ext.utils.detectedAddressVariant",
    b64: formatFriendly(address, { ...form, alphabet: "standard" }),
    b64url: formatFriendly(address, form),
  };
}

const GIVEN = { true: "friendly_bounceable", false: "friendly_non_bounceable", null: "raw_form" } as const;

const detectAddress = method({
  fields: spelled,
  answer: (_, { address }) => ({
    "@type": "ext.utils.detectedAddress",
    raw_form: address.address.toLowerCase(),
    bounceable: variant(address, true),
    non_bounceable: variant(address, false),
    given_type: GIVEN[`${address.bounceable}`],
    test_only: address.testnet ?? false,
  }),
});

const detectHash = method({
  fields: { hash: required(hash, { empty: "empty hash" }) },
  answer: (_, { hash: given }) => ({
    "@type": "ext.utils.detectedHash",
    b64: formatHash(given, "base64"),
    b64url: formatHash(given, "base64url"),
    hex: given,
  }),
});

const packAddress = method({
  fields: spelled,
  answer: (_, { address: { address, bounceable, testnet } }) =>
    formatFriendly(address, { bounceable: bounceable ?? true, testnet: testnet ?? false }),
});

const unpackAddress = method({ fields: spelled, answer: (_, { address }) => address.address });

export const ADDRESSES: Readonly<Record<string, Method>> = {
  detectAddress,
  detectHash,
  packAddress,
  unpackAddress,
};

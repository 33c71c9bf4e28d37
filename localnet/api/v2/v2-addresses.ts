import { formatFriendly } from "@/lib/ton/address/address";
import type { ReadAddress } from "@/lib/ton/address/read-address";
import { formatHash } from "@/lib/ton/value/hash";
import { required } from "./v2-fields";
import { hash, parsedAddress } from "./v2-value-parsers";
import { method, type Method } from "./v2-method";

const addressFields = { address: required(parsedAddress, { empty: "empty address" }) };

function variant({ address, testnet }: ReadAddress, bounceable: boolean) {
  const form = { bounceable, testnet: testnet ?? false };
  return {
    "@type": "ext.utils.detectedAddressVariant",
    b64: formatFriendly(address, { ...form, alphabet: "standard" }),
    b64url: formatFriendly(address, form),
  };
}

const FORMS = { true: "friendly_bounceable", false: "friendly_non_bounceable", null: "raw_form" } as const;

const detectAddress = method({
  fields: addressFields,
  answer: (_, { address }) => ({
    "@type": "ext.utils.detectedAddress",
    raw_form: address.address.toLowerCase(),
    bounceable: variant(address, true),
    non_bounceable: variant(address, false),
    given_type: FORMS[`${address.bounceable}`],
    test_only: address.testnet ?? false,
  }),
});

const detectHash = method({
  fields: { hash: required(hash, { empty: "empty hash" }) },
  answer: (_, { hash: value }) => ({
    "@type": "ext.utils.detectedHash",
    b64: formatHash(value, "base64"),
    b64url: formatHash(value, "base64url"),
    hex: value,
  }),
});

const packAddress = method({
  fields: addressFields,
  answer: (_, { address: { address, bounceable, testnet } }) =>
    formatFriendly(address, { bounceable: bounceable ?? true, testnet: testnet ?? false }),
});

const unpackAddress = method({ fields: addressFields, answer: (_, { address }) => address.address });

export const ADDRESSES: Readonly<Record<string, Method>> = {
  detectAddress,
  detectHash,
  packAddress,
  unpackAddress,
};

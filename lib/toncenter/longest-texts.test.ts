import { describe, expect, test } from "vitest";
import { valueOf } from "../../testing/toncenter/test-value";
import { readAnswer, readValue } from "./answer";
import { ENDPOINTS } from "./endpoints";
import { cutTo, LONGEST } from "./schema";
import { metadata } from "./v3/address-book";
import { masterchainInfo } from "./v3/v3-block";
import { dnsRecords } from "./v3/v3-dns";
import { jettonMasters } from "./v3/v3-jetton";

const MEGABYTE = "x".repeat(1_000_000);
const ACCOUNT = `0:${"A".repeat(64)}`;

describe("texts of a megabyte", () => {
  test("are cut to the limits of their fields", () => {
    const info = {
      type: "jetton_masters",
      name: MEGABYTE,
      symbol: MEGABYTE,
      description: MEGABYTE,
      image: MEGABYTE,
      extra: { domain: MEGABYTE, uri: MEGABYTE, _image_small: MEGABYTE, decimals: 9, deep: { kept: true } },
    };
    const body = JSON.stringify({ [ACCOUNT]: { is_indexed: true, token_info: [info] } });
    const [row] =
      valueOf(readAnswer(metadata, { status: 200, body, retryAfterMs: null }))[ACCOUNT]?.token_info ?? [];
    expect(row?.name).toHaveLength(LONGEST.name);
    expect(row?.symbol).toHaveLength(LONGEST.name);
    expect(row?.description).toHaveLength(LONGEST.text);
    expect(row?.image).toHaveLength(LONGEST.picture);
    expect(row?.extra?.["domain"]).toHaveLength(LONGEST.name);
    expect(row?.extra?.["uri"]).toHaveLength(LONGEST.text);
    expect(row?.extra?.["_image_small"]).toHaveLength(LONGEST.picture);
    expect(row?.extra).toMatchObject({ decimals: 9, deep: { kept: true } });
  });

  test("are cut in domains and in the content of jettons", () => {
    const domains = { records: [{ domain: MEGABYTE, nft_item_address: ACCOUNT }] };
    const [domain] = valueOf(readValue(dnsRecords, domains)).records;
    expect(domain?.domain).toHaveLength(LONGEST.name);
    const masters = {
      jetton_masters: [
        { address: ACCOUNT, total_supply: "1", jetton_content: { name: MEGABYTE, description: MEGABYTE } },
      ],
    };
    const [master] = valueOf(readValue(jettonMasters, masters)).jetton_masters;
    expect(master?.jetton_content?.["name"]).toHaveLength(LONGEST.name);
    expect(master?.jetton_content?.["description"]).toHaveLength(LONGEST.text);
  });

  test("are cut between characters, and end with an ellipsis", () => {
    expect(cutTo("a".repeat(9), 9)).toBe("a".repeat(9));
    expect(cutTo("a".repeat(10), 9)).toBe(`${"a".repeat(8)}…`);
    expect(cutTo("😀".repeat(10), 8)).toBe("😀😀😀…");
  });
});

/** Operations whose answers may be empty: maps without entries, and content that is passed on unread. */
const EMPTY_IS_AN_ANSWER: ReadonlySet<string> = new Set([
  "v2.sendBoc",
  "v2.jsonRPC",
  "v2.getTokenData",
  "v3.addressBook",
  "v3.metadata",
  "v3.message",
]);

describe("an empty object", () => {
  test("is not an answer, except of a few operations", () => {
    const accepted = ENDPOINTS.filter((endpoint) => readValue(endpoint, {}).ok);
    expect(accepted.map(({ version, name }) => `${version}.${name}`).toSorted()).toEqual(
      [...EMPTY_IS_AN_ANSWER].toSorted(),
    );
  });

  test("is not a block, whereas an index without blocks returns null", () => {
    expect(readValue(masterchainInfo, { last: {}, first: {} }).ok).toBe(false);
    expect(readValue(masterchainInfo, { last: null, first: null }).ok).toBe(true);
  });
});

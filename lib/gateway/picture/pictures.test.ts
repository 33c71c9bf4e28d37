import { beforeEach, describe, expect, test } from "vitest";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";
import { FakeRedis } from "../../../testing/gateway/fake-redis";
import { FakeClock } from "../../../testing/gateway/test-support";
import { parseAddress } from "../../ton/address/read-address";
import type { TokenInfo } from "../../toncenter/v3/address-book";
import { OptionalRedis } from "../cache/redis";
import { PictureCache } from "./picture-cache";
import { PictureRefusal } from "./picture-refusal";
import { PictureSecret } from "./picture-secret";
import { pictureSource } from "./picture-source";
import { Pictures, type PictureRequest, type PicturesParts } from "./pictures";
import { withPictures } from "./with-pictures";
import { tokenInfo } from "../../../testing/toncenter/test-token-info";

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const MASTER = parseAddress(addressOf("master"));
const ORIGINS = {
  serviceHost: "api.service.com",
  tokenFiles: "https://api.service.com/localnet/tokens",
  ipfsGateway: "https://gateway.com/ipfs",
  tonStorageGateway: "https://storage.com/gateway",
};
const NETWORK = {
  id: "mainnet",
  name: "Mainnet",
  url: "https://api.service.com",
  apiKey: null,
  requestsPerSecond: 1,
  coin: "GRAM",
  testnet: false,
  genesis: null,
};

const info = (image: string | null, extra: TokenInfo["extra"] = null) =>
  tokenInfo({ type: "jetton_masters", image, extra });

describe("the source of a picture", () => {
  const CID = "bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi";
  const BAG = "ab".repeat(32);
  const sourceOf = (image: string | null, extra: TokenInfo["extra"] = null, origins = ORIGINS) => {
    const source = pictureSource(info(image, extra), { ...origins });
    return source === null ? null : source.is === "url" ? source.url : source.text;
  };

  test.each([
    ["https://host.com/a.png", "https://host.com/a.png"],
    [" http://host.com/a b.png#part ", "http://host.com/a%20b.png"],
    ["HTTPS://HOST.com", "https://host.com/"],
    [`ipfs://${CID}/1.png`, `https://gateway.com/ipfs/${CID}/1.png`],
    [`ipfs://ipfs/${CID}`, `https://gateway.com/ipfs/${CID}`],
    [`ipfs://${CID}/../../admin`, null],
    [`ipfs://${CID}/%2e%2e/%2e%2e/admin`, null],
    ["ipfs://short", null],
    [`ipfs://evil.com/${CID}`, null],
    [`tonstorage://${BAG}/logo.png`, `https://storage.com/gateway/${BAG}/logo.png`],
    ["tonstorage://xyz/logo.png", null],
    ["http://tokens.localnet/tide.svg", "https://api.service.com/localnet/tokens/tide.svg"],
    ["http://tokens.localnet/../admin", "http://tokens.localnet/admin"],
    ["data:image/png;base64,AAAA", "data:image/png;base64,AAAA"],
    ["ftp://host.com/a.png", null],
    ["javascript:alert(1)", null],
    ["/a.png", null],
    ["//host.com/a.png", null],
    ["http://", null],
    [`https://host.com/${"a".repeat(2_000)}`, null],
    [`data:image/png;base64,${"A".repeat(300_000)}`, null],
    ["", null],
    [null, null],
  ])("%j is %j", (image, expected) => {
    expect(sourceOf(image)).toBe(expected);
  });

  test("needs a gateway for IPFS and TON Storage", () => {
    const none = { ...ORIGINS, ipfsGateway: null, tonStorageGateway: null };
    expect(pictureSource(info(`ipfs://${CID}`), none)).toBeNull();
    expect(pictureSource(info(`tonstorage://${BAG}`), none)).toBeNull();
  });

  test("is the version that the service has resized, if it is on a host of the service", () => {
    const resized = "https://images.service.com/sig/pr:medium/abc";
    expect(sourceOf("https://host.com/a.png", { _image_medium: resized })).toBe(resized);
    expect(sourceOf("https://host.com/a.png", { _image_big: resized, _image_small: 5 })).toBe(resized);
    for (const other of [
      "https://images.evil.com/abc",
      "https://service.com.evil.com/a",
      "https://evilservice.com/",
    ])
      expect(sourceOf("https://host.com/a.png", { _image_medium: other })).toBe("https://host.com/a.png");
  });

  test("may not be on an IP address that only shares its last numbers with the service's", () => {
    const origins = { ...ORIGINS, serviceHost: "10.0.0.1" };
    expect(sourceOf(null, { _image_medium: "http://9.9.0.1/a" }, origins)).toBeNull();
    expect(sourceOf(null, { _image_medium: "http://10.0.0.1/a" }, origins)).toBe("http://10.0.0.1/a");
  });

  test("can be data from the chain", () => {
    expect(sourceOf(null, { image_data: "<svg/>" })).toBe("data:image/svg+xml,%3Csvg%2F%3E");
    expect(sourceOf(null, { image_data: "AAAA" })).toBe("data:;base64,AAAA");
    expect(sourceOf(null, { image_data: "not base 64!" })).toBeNull();
  });
});

let fetched: string[] = [];
let clock = new FakeClock();
beforeEach(() => {
  fetched = [];
  clock = new FakeClock();
});

function picturesWith(
  parts: Partial<PicturesParts> = {},
  redis: FakeRedis | null = null,
  secret: string | null = null,
) {
  const optional = redis === null ? null : new OptionalRedis(redis, clock);
  return new Pictures({
    secret: new PictureSecret(secret, optional, clock),
    cache: new PictureCache(optional),
    fetcher: () => ({ fetch: (url) => Promise.resolve((fetched.push(url), PNG)) }),
    drawer: { draw: (bytes, size) => Promise.resolve(Buffer.from(`${size} ${bytes.length}`)) },
    originsOf: () => ORIGINS,
    observe: () => {},
    ...parts,
  });
}

const NEVER = () => Promise.reject(new Error("the metadata was read"));

/** A signed path as the route reads it. */
function read(path: string | null, size = 64): { readonly request: PictureRequest; readonly by: string } {
  const url = new URL(path ?? "", "http://localhost");
  const network = url.pathname.split("/")[2] ?? "";
  return {
    request: { network, of: url.searchParams.get("of") ?? "", size },
    by: url.searchParams.get("by") ?? "",
  };
}

const URL_OF = "https://host.com/a.png?x=1&y=%2f+ü";

describe("a signature", () => {
  const pictures = picturesWith();
  const path = pictures.signerOf(NETWORK)(info(URL_OF), MASTER);
  const { request, by } = read(path);

  test("is valid for what was signed, in every size", async () => {
    expect(path).toMatch(/^\/api\/mainnet\/picture\?of=https:\/\/host\.com\/a\.png/);
    expect(request.of).toBe(new URL(URL_OF).href);
    expect(await pictures.isSigned(request, by)).toBe(true);
    expect(await pictures.isSigned({ ...request, size: 640 }, by)).toBe(true);
  });

  test.each([
    ["another URL", { of: "https://host.com/b.png" }],
    ["a longer URL", { of: `${new URL(URL_OF).href}/..` }],
    ["a private URL", { of: "http://127.0.0.1/" }],
    ["no URL", { of: "" }],
    ["another network", { network: "testnet" }],
    ["a network and a URL that are split elsewhere", { network: "", of: `mainnet\n${URL_OF}` }],
  ])("is not valid for %s", async (_, other) => {
    expect(await pictures.isSigned({ ...request, ...other }, by)).toBe(false);
  });

  test.each([
    ["missing", ""],
    ["shorter", by.slice(0, -1)],
    ["longer", `${by}A`],
    ["spelled differently", `${by}==`],
    ["changed", by.replace(/^./, (first) => (first === "A" ? "B" : "A"))],
    ["of another process", read(picturesWith().signerOf(NETWORK)(info(URL_OF), MASTER)).by],
  ])("is not valid when it is %s", async (_, other) => {
    expect(await pictures.isSigned(request, other)).toBe(false);
  });

  test("is the same in explorers with one secret", async () => {
    const [one, other] = [picturesWith({}, null, "a".repeat(32)), picturesWith({}, null, "a".repeat(32))];
    const signed = read(one.signerOf(NETWORK)(info(URL_OF), MASTER));
    expect(await other.isSigned(signed.request, signed.by)).toBe(true);
  });
});

describe("answers of the service", () => {
  const signer = () => "/api/mainnet/picture?of=x";
  const entry = { is_indexed: true, token_info: [info("https://host.com/a.png")] };
  const signed = {
    is_indexed: true,
    token_info: [{ ...entry.token_info[0], picture: "/api/mainnet/picture?of=x" }],
  };

  test("get signed paths for the pictures of their metadata", () => {
    const answer = { rows: [1n], metadata: { [MASTER]: entry } };
    expect(withPictures(answer, signer)).toEqual({ rows: [1n], metadata: { [MASTER]: signed } });
    expect(answer.metadata[MASTER]).toBe(entry);
    expect(withPictures({ [MASTER]: entry }, signer)).toEqual({ [MASTER]: signed });
  });

  test.each([
    [null],
    [5],
    ["x"],
    [[]],
    [{}],
    [{ metadata: null }],
    [{ metadata: { a: 1 } }],
    [{ a: { is_indexed: 1 } }],
  ])("stay as they are without metadata: %j", (answer) => {
    expect(withPictures(answer, signer)).toBe(answer);
  });
});

describe("a picture", () => {
  const request: PictureRequest = { network: "mainnet", of: "https://host.com/a.png", size: 64 };

  test("is loaded once for all who wait, and then served from memory", async () => {
    const pictures = picturesWith();
    const results = await Promise.all(Array.from({ length: 1_000 }, () => pictures.obtain(request, NEVER)));
    expect(new Set(results.map(({ is }) => is))).toEqual(new Set(["drawn"]));
    expect(fetched).toEqual([request.of]);
    expect(pictures.held(request)).toEqual({ is: "drawn", bytes: Buffer.from("64 8") });
    await pictures.obtain(request, NEVER);
    expect(fetched).toHaveLength(1);
  });

  test("is refused as busy beyond the limits of active and waiting loads", async () => {
    let active = 0;
    let most = 0;
    const fetch = async (url: string) => {
      active += 1;
      most = Math.max(most, active);
      await new Promise((resolve) => setImmediate(resolve));
      active -= 1;
      fetched.push(url);
      return PNG;
    };
    const pictures = picturesWith({ fetcher: () => ({ fetch }), load: { atOnce: 5, waiting: 20 } });
    const results = await Promise.all(
      Array.from({ length: 1_000 }, (_, n) =>
        pictures.obtain({ ...request, of: `https://host.com/${n}` }, NEVER),
      ),
    );
    expect(most).toBe(5);
    expect(fetched.length).toBeLessThan(1_000);
    expect(results.filter(({ is }) => is === "busy").length).toBe(1_000 - fetched.length);
    // A retry succeeds.
    expect((await pictures.obtain({ ...request, of: "https://host.com/999" }, NEVER)).is).toBe("drawn");
  });

  test("that cannot be loaded is not tried again at once", async () => {
    const fetch = (url: string) => {
      fetched.push(url);
      return Promise.reject(new PictureRefusal("time"));
    };
    const pictures = picturesWith({ fetcher: () => ({ fetch }) });
    expect(await pictures.obtain(request, NEVER)).toEqual({ is: "none" });
    expect(await pictures.obtain(request, NEVER)).toEqual({ is: "none" });
    expect(pictures.held(request)).toEqual({ is: "none" });
    expect(fetched).toHaveLength(1);
  });

  test("that is not one by its bytes is not drawn", async () => {
    const fetch = () => Promise.resolve(Buffer.from("<html>"));
    expect(await picturesWith({ fetcher: () => ({ fetch }) }).obtain(request, NEVER)).toEqual({ is: "none" });
  });

  test("that one explorer has drawn is read from Redis by another", async () => {
    const redis = new FakeRedis();
    const drawer = { draw: () => Promise.resolve(PNG) };
    await picturesWith({ drawer }, redis).obtain(request, NEVER);
    expect(await picturesWith({}, redis).obtain(request, NEVER)).toEqual({ is: "drawn", bytes: PNG });
    expect(fetched).toHaveLength(1);
  });

  test("is drawn again if Redis holds something else in its place", async () => {
    const redis = new FakeRedis();
    await picturesWith({}, redis).obtain(request, NEVER);
    for (const [key, text] of redis.texts)
      if (key.startsWith("shardscope:picture:")) redis.texts.set(key, text.slice(0, 4));
    expect(await picturesWith({}, redis).obtain(request, NEVER)).toMatchObject({ is: "drawn" });
    expect(fetched).toHaveLength(2);
  });

  test("is held for the requested size only", async () => {
    const pictures = picturesWith();
    await pictures.obtain(request, NEVER);
    expect(pictures.held({ ...request, size: 128 })).toBeNull();
  });
});

describe("a picture on the chain", () => {
  const uri = `data:image/png;base64,${PNG.toString("base64")}`;

  test("is in memory once its path is signed, and costs no call", async () => {
    const pictures = picturesWith();
    const { request, by } = read(pictures.signerOf(NETWORK)(info(uri), MASTER));
    expect(request.of).toMatch(new RegExp(`^chain:${MASTER}/`));
    expect(await pictures.isSigned(request, by)).toBe(true);
    expect(await pictures.obtain(request, NEVER)).toMatchObject({ is: "drawn" });
    expect(fetched).toEqual([]);
  });

  test("is read again from the metadata after a restart", async () => {
    const { request } = read(picturesWith().signerOf(NETWORK)(info(uri), MASTER));
    const other = picturesWith();
    const signer = other.signerOf(NETWORK);
    const picture = await other.obtain(request, (address) => Promise.resolve(signer(info(uri), address)));
    expect(picture).toMatchObject({ is: "drawn" });
    // The metadata now names another picture.
    const third = picturesWith();
    const changed = third.signerOf(NETWORK);
    const gone = await third.obtain(request, (address) =>
      Promise.resolve(changed(info(`${uri}AA`), address)),
    );
    expect(gone).toEqual({ is: "none" });
  });
});

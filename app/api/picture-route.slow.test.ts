import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addressOf } from "../../fixtures/toncenter/v3/samples/seed";
import { gatewayOf } from "@/lib/gateway/gateways";
import { metadata } from "@/lib/toncenter/v3/address-book";
import { parseAddress } from "@/lib/ton/address/read-address";
import { startService, type TestService } from "../../testing/api/test-service";
import { GET } from "./[network]/picture/route";

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="red" d="M0 0h9v9H0z"/></svg>';

let service: TestService;
let origin = "";

beforeAll(async () => {
  service = await startService({ TEST_API_KEY: "a-key-of-ours" });
  origin = process.env["TEST_URL"] ?? "";
});
beforeEach(() => {
  service.requests.length = 0;
});
afterAll(() => service.close());

/** The path of a picture as signed in an answer of the service. */
async function signedPath(image: string): Promise<string | null> {
  // Each image has its own account, so no answer comes from the cache.
  const account = parseAddress(addressOf(image));
  const info = { valid: true, type: "jetton_masters", name: "Pebble", image, picture: "https://evil.com/" };
  service.answer.body = JSON.stringify({ [account]: { is_indexed: true, token_info: [info] } });
  const answer = await gatewayOf("test").call(metadata, { address: [account] }, { lane: "poll" });
  if (!answer.ok) throw new Error(answer.error.kind);
  service.requests.length = 0;
  return answer.value.value[account]?.token_info[0]?.picture ?? null;
}

async function get(path: string, network = "test") {
  const response = await GET(new Request(`http://localhost${path}`), {
    params: Promise.resolve({ network }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: response.headers,
    start: bytes.subarray(0, 4).toString("latin1"),
  };
}

const fileUrl = (name: string) => `${origin}/localnet/tokens/${name}.svg`;

describe("a picture", () => {
  test("is sent as WebP that browsers cache for a week, and is fetched once, without an API call", async () => {
    const path = await signedPath(fileUrl("good"));
    expect(path).toMatch(/^\/api\/test\/picture\?of=/);
    service.answer.body = SVG;
    const picture = await get(`${path}&size=64`);
    expect([picture.status, picture.start]).toEqual([200, "RIFF"]);
    expect(Object.fromEntries(picture.headers)).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=604800, immutable",
      "content-disposition": 'inline; filename="picture"',
    });
    // One request for the file, no API call; the second request is answered from the cache.
    expect(service.requests.map(({ url }) => url)).toEqual(["/localnet/tokens/good.svg"]);
    await get(`${path}&size=64`);
    expect(service.requests).toHaveLength(1);
  });

  test("that the metadata contains as a data URL is drawn without any request", async () => {
    const path = await signedPath(`data:image/svg+xml,${encodeURIComponent(SVG)}`);
    expect((await get(`${path}&size=128`)).start).toBe("RIFF");
    expect(service.requests).toEqual([]);
  });
});

describe("a picture that cannot be drawn", () => {
  test("is answered with 404 and a transparent pixel, so that the generated picture stays, if the file is not an image", async () => {
    const path = await signedPath(fileUrl("bad"));
    service.answer.body = "<html>";
    const picture = await get(`${path}&size=64`);
    expect([picture.status, picture.start, picture.headers.get("cache-control")]).toEqual([
      404,
      "GIF8",
      "public, max-age=600",
    ]);
  });

  test("is answered with 404 and no request if its signature is missing or for another path, or its size is not supported", async () => {
    const path = await signedPath(fileUrl("other"));
    service.answer.body = SVG;
    for (const forged of [
      path?.replace("other.svg", "../../api/v2/getMasterchainInfo"),
      path?.replace(/by=./, "by=_"),
      path?.replace(/&by=.*/, ""),
      path?.replace(/of=[^&]*/, "of=http://127.0.0.1/"),
      `${path}&size=63`,
      `${path}&size=64.0`,
      `${path}&size=99999`,
      path,
      "/api/test/picture",
    ]) {
      const target = forged?.includes("size") === true || forged === path ? forged : `${forged}&size=64`;
      expect((await get(target ?? "")).status).toBe(404);
    }
    expect((await get(`${path}&size=64`, "nothing")).status).toBe(404);
    expect(service.requests).toEqual([]);
  });

  test("is answered with 404 and no request if its URL is on the service's host but not of a token file", async () => {
    const path = await signedPath(`${origin}/api/v2/getMasterchainInfo`);
    expect((await get(`${path}&size=64`)).status).toBe(404);
    expect(service.requests).toEqual([]);
  });
});

test("empty, IPFS and FTP URLs of pictures are not signed", async () => {
  for (const image of [
    "",
    "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi",
    "ftp://host.com/",
  ])
    expect(await signedPath(image)).toBeNull();
});

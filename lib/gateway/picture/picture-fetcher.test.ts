import type { LookupAddress } from "node:dns";
import { createServer, type RequestListener, type Server } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PictureFetcher, type FetcherOptions } from "./picture-fetcher";
import { PictureRefusal } from "./picture-refusal";
import { problemOfUrl } from "./picture-url";

/** Stand-ins for the internet and for our own network: nothing leaves the machine. */
const PUBLIC = "127.0.0.1";
const PRIVATE = "127.0.0.2";
const isPublic = (address: string) => address === PUBLIC;

const PNG = Buffer.from("89504e470d0a1a0a", "hex");
const TYPE = { "content-type": "image/png" };
/** For tests of the time limit; in all other tests a stalled machine must not cause a failure. */
const SHORT_MS = 400;
const LONG_MS = 15_000;
const BYTES = 100_000;
const HASTY = { timeMs: SHORT_MS, bytes: BYTES };

const servers: Server[] = [];
let port = 0;
let privateHits = 0;
let hits: string[] = [];
let pages: Readonly<Record<string, RequestListener>> = {};

function listen(address: string, listener: RequestListener, at = 0): Promise<number> {
  const server = createServer(listener);
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(at, address, () => {
      const bound = server.address();
      resolve(typeof bound === "object" && bound !== null ? bound.port : 0);
    });
  });
}

beforeAll(async () => {
  port = await listen(PUBLIC, (request, response) => {
    hits.push(request.url ?? "");
    const page = pages[request.url ?? ""];
    if (page === undefined) response.writeHead(404).end();
    else page(request, response);
  });
  const privatePage: RequestListener = (_, response) => {
    privateHits += 1;
    response.writeHead(200, TYPE).end(PNG);
  };
  // The same port, so that only the address differs.
  await listen(PRIVATE, privatePage, port);
});
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  hits = [];
  privateHits = 0;
  pages = { "/a.png": (_, response) => response.writeHead(200, TYPE).end(PNG) };
});

const found = (...addresses: readonly string[]): readonly LookupAddress[] =>
  addresses.map((address) => ({ address, family: 4 }));
const resolveTo =
  (...addresses: readonly string[]): NonNullable<FetcherOptions["resolve"]> =>
  (_, done) =>
    done(null, found(...addresses));

/** The port rule would not let tests listen anywhere. */
const anyPort: typeof problemOfUrl = (url, allowed) => {
  const problem = problemOfUrl(new URL(url.href.replace(`:${port}`, "")), allowed);
  return url.port === String(port) ? problem : problemOfUrl(url, allowed);
};

async function outcomeOf(url: string, options: Partial<FetcherOptions> = {}): Promise<string> {
  const fetcher = new PictureFetcher({
    trusted: [],
    isPublic,
    resolve: resolveTo(PUBLIC),
    problemOf: anyPort,
    limits: { timeMs: LONG_MS, bytes: BYTES },
    ...options,
  });
  try {
    const bytes = await fetcher.fetch(url);
    return `${bytes.length} bytes`;
  } catch (error) {
    return error instanceof PictureRefusal ? error.problem : `not a refusal: ${String(error)}`;
  } finally {
    await fetcher.close();
  }
}

const at = (path: string) => `http://pictures.host.com:${port}${path}`;
const redirectTo =
  (location: string, status = 302): RequestListener =>
  (_, response) =>
    response.writeHead(status, { location }).end();

test("a picture of a public host is loaded", async () => {
  expect(await outcomeOf(at("/a.png"))).toBe("8 bytes");
});

describe("the address of a host", () => {
  test("is refused before connecting when it is private", async () => {
    expect(await outcomeOf(at("/a.png"), { resolve: resolveTo(PRIVATE) })).toBe("address");
    expect(privateHits).toBe(0);
  });

  test("is refused when any other address of the host is private", async () => {
    expect(await outcomeOf(at("/a.png"), { resolve: resolveTo(PUBLIC, PRIVATE) })).toBe("address");
    expect(await outcomeOf(at("/a.png"), { resolve: resolveTo(PRIVATE, PUBLIC) })).toBe("address");
    expect([hits, privateHits]).toEqual([[], 0]);
  });

  test("is checked for each connection, so that a changed resolution does not lead to a private one", async () => {
    let resolutions = 0;
    const resolve: FetcherOptions["resolve"] = (_, done) => {
      resolutions += 1;
      done(null, found(resolutions === 1 ? PUBLIC : PRIVATE));
    };
    pages = { ...pages, "/again": redirectTo("/a.png") };
    expect(await outcomeOf(at("/again"), { resolve })).toMatch(/bytes|address/);
    expect(privateHits).toBe(0);
    expect(await outcomeOf(at("/a.png"), { resolve })).toBe("address");
    expect(privateHits).toBe(0);
  });

  test("is checked again when the socket is open", async () => {
    // An address check that wrongly accepts the resolved address the first time.
    let checks = 0;
    const lying = (address: string) => {
      checks += 1;
      return checks === 1 ? address === PRIVATE : isPublic(address);
    };
    expect(await outcomeOf(at("/a.png"), { isPublic: lying, resolve: resolveTo(PRIVATE) })).toBe("address");
    expect(privateHits).toBe(0);
  });

  test("is reported as a network or name problem when there is none", async () => {
    const resolve: FetcherOptions["resolve"] = (_, done) => done(new Error("ENOTFOUND"), []);
    expect(await outcomeOf(at("/a.png"), { resolve })).toBe("network");
    expect(await outcomeOf(at("/a.png"), { resolve: resolveTo() })).toBe("name");
  });

  test("may be private only for URLs with a prefix that the configuration trusts", async () => {
    const trusted = [`http://${PRIVATE}:${port}/localnet/tokens/`];
    const own = `http://${PRIVATE}:${port}`;
    expect(await outcomeOf(`${own}/localnet/tokens/a.png`, { trusted })).toBe("8 bytes");
    expect(privateHits).toBe(1);
    for (const path of [
      "/api/v2/getMasterchainInfo",
      "/localnet/tokens/../secrets",
      "/localnet/tokens%2f..",
      "/",
    ])
      expect(await outcomeOf(own + path, { trusted })).toBe("address");
    expect(privateHits).toBe(1);
  });
});

describe("redirects", () => {
  test.each([301, 302, 303, 307, 308])("are followed (%i)", async (status) => {
    pages = { ...pages, "/r": redirectTo("/a.png", status) };
    expect(await outcomeOf(at("/r"))).toBe("8 bytes");
  });

  test.each([
    [`http://${PRIVATE}/`, "address"],
    ["http://169.254.169.254/latest/meta-data/", "address"],
    ["http://[::ffff:127.0.0.2]/", "address"],
    ["http://2130706434/", "address"],
    ["//127.0.0.2/a.png", "address"],
    ["http://localhost/", "name"],
    ["http://redis:6379/", "port"],
    ["http://user:word@other.com/a.png", "user"],
    ["file:///etc/passwd", "scheme"],
    ["ftp://other.com/a.png", "scheme"],
    ["data:image/png;base64,AAAA", "scheme"],
    ["http://[", "url"],
  ])("are checked like the first URL: %s", async (location, problem) => {
    pages = { "/r": redirectTo(location) };
    expect(await outcomeOf(at("/r"))).toBe(problem);
    expect(privateHits).toBe(0);
  });

  test("are followed three times at most", async () => {
    pages = { ...pages, "/1": redirectTo("/2"), "/2": redirectTo("/3"), "/3": redirectTo("/a.png") };
    expect(await outcomeOf(at("/1"))).toBe("8 bytes");
    pages = { "/loop": redirectTo("/loop") };
    hits = [];
    expect(await outcomeOf(at("/loop"))).toBe("redirects");
    expect(hits).toHaveLength(4);
  });

  test("without a location are refused by their status", async () => {
    pages = { "/r": (_, response) => response.writeHead(302).end() };
    expect(await outcomeOf(at("/r"))).toBe("status");
  });
});

describe("a response", () => {
  test("is refused when its status is not 200", async () => {
    for (const status of [204, 206, 304, 401, 404, 500, 503]) {
      pages = { "/s": (_, response) => response.writeHead(status, TYPE).end() };
      expect(await outcomeOf(at("/s"))).toBe("status");
    }
  });

  test.each(["text/html", "text/html; charset=utf-8", "application/json", "video/mp4", "application/pdf"])(
    "is refused when its type is %s",
    async (type) => {
      pages = { "/t": (_, response) => response.writeHead(200, { "content-type": type }).end(PNG) };
      expect(await outcomeOf(at("/t"))).toBe("type");
    },
  );

  test("is refused beyond the size limit, with and without a Content-Length", async () => {
    const declared: RequestListener = (_, response) =>
      response.writeHead(200, { ...TYPE, "content-length": BYTES + 1 }).flushHeaders();
    const endless: RequestListener = (_, response) => {
      response.writeHead(200, TYPE);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(16_384)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
    };
    pages = { "/declared": declared, "/endless": endless };
    expect(await outcomeOf(at("/declared"))).toBe("bytes");
    expect(await outcomeOf(at("/endless"), { limits: { bytes: BYTES } })).toBe("bytes");
  });

  test("is refused when it exceeds the size limit after decompression", async () => {
    const bomb = gzipSync(Buffer.alloc(BYTES * 100));
    expect(bomb.length).toBeLessThan(BYTES);
    pages = {
      "/bomb": (_, response) => response.writeHead(200, { ...TYPE, "content-encoding": "gzip" }).end(bomb),
      "/odd": (_, response) => response.writeHead(200, { ...TYPE, "content-encoding": "compress" }).end(PNG),
    };
    expect(await outcomeOf(at("/bomb"))).toBe("bytes");
    expect(await outcomeOf(at("/odd"))).toBe("network");
  });

  test("is refused when it takes too long, whether the host is silent or sends a byte now and then", async () => {
    const slow: RequestListener = (_, response) => {
      response.writeHead(200, TYPE);
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    };
    pages = { "/silent": () => {}, "/slow": slow };
    expect(await outcomeOf(at("/silent"), { limits: HASTY })).toBe("time");
    expect(await outcomeOf(at("/slow"), { limits: HASTY })).toBe("time");
  });

  test("is refused when it takes too long together with its redirects", async () => {
    const late: RequestListener = (request, response) => {
      setTimeout(() => redirectTo(`${request.url}x`)(request, response), SHORT_MS / 2);
    };
    pages = { "/l": late, "/lx": late, "/lxx": late, "/lxxx": late };
    expect(await outcomeOf(at("/l"), { limits: HASTY })).toBe("time");
  });

  test("is refused when it is cut off", async () => {
    pages = {
      "/cut": (_, response) => {
        response.writeHead(200, { ...TYPE, "content-length": 1_000 }).write("x");
        setImmediate(() => response.destroy());
      },
      "/bare": (request) => void request.socket.destroy(),
    };
    expect(await outcomeOf(at("/cut"))).toBe("network");
    expect(await outcomeOf(at("/bare"))).toBe("network");
  });

  test("is refused when its headers are too large", async () => {
    pages = {
      "/h": (_, response) => response.writeHead(200, { ...TYPE, "x-long": "x".repeat(40_000) }).end(PNG),
    };
    expect(await outcomeOf(at("/h"))).toBe("network");
  });
});

test("requests contain no header of the visitor", async () => {
  let sent: unknown = null;
  pages = {
    "/who": (request, response) => {
      sent = Object.keys(request.headers);
      response.writeHead(200, TYPE).end(PNG);
    },
  };
  await outcomeOf(at("/who"));
  expect(sent).toEqual(["host", "connection", "accept", "accept-encoding", "user-agent"]);
});

import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { NETWORK_HEADER } from "./lib/config/network-header.mjs";
import { COMPILED_MARK } from "./scripts/build/compiled-mark.mjs";
import { pageExtensions } from "./scripts/build/page-extensions.mjs";

const VIRTUAL_MACHINE = [
  "./scripts/workers/vm-worker.mjs",
  "./scripts/workers/pack-vm-log.mjs",
  "./scripts/workers/usable-config.mjs",
  "./node_modules/@ton/sandbox/package.json",
  "./node_modules/@ton/sandbox/dist/executor/*.js",
  "./node_modules/@ton/sandbox/dist/utils/{base64,bpatch}.js",
  ...["@ton/core", "@ton/crypto", "@ton/crypto-primitives", "fflate", "jssha", "tweetnacl"].map(
    (name) => `./node_modules/${name}/**/*.{js,cjs,json}`,
  ),
];

/** @type {import('next').NextConfig} */
export default {
  output: "standalone",
  pageExtensions: pageExtensions(process.env),
  outputFileTracingRoot: fileURLToPath(new URL(".", import.meta.url)),
  // Pictures are drawn by a separate program, which loads sharp from the packages' folder. Another program runs
  // transactions; the network's virtual machine is copied for it.
  outputFileTracingIncludes: {
    "/api/\\[network\\]/picture": ["./scripts/workers/picture-worker.mjs"],
    "/api/\\[network\\]/simulate": VIRTUAL_MACHINE,
  },
  outputFileTracingExcludes: { "*": ["node_modules/@img/**", "node_modules/sharp/**"] },
  serverExternalPackages: ["pino", "prom-client", "ioredis", "undici"],
  compiler: {
    runAfterProductionCompile: ({ distDir }) =>
      Promise.resolve(writeFileSync(join(distDir, COMPILED_MARK), "")),
  },
  // `npm run check` checks the types of everything, tests included; a build need not repeat that.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  agentRules: false,
  reactStrictMode: true,
  images: { unoptimized: true },
  experimental: {
    // Nothing reads them: the server runs without them and browsers do not get them. They take a tenth of a build.
    turbopackSourceMaps: false,
    // Traces in logs name functions as the source does, and a build takes an eighth less; the server starts 0.15 s later.
    turbopackMinify: { server: false, client: true },
    // Writing the cache takes a fifth of a build and saves half of the next one: a first build skips it.
    turbopackFileSystemCacheForBuild: existsSync(fileURLToPath(new URL(".next/BUILD_ID", import.meta.url))),
  },
  // The default network has no prefix in URLs. The door (lib/gateway/door) knows at run time which network that is and
  // passes it in this header.
  rewrites: () =>
    Promise.resolve({
      beforeFiles: [
        {
          source: "/:path*",
          has: [{ type: "header", key: NETWORK_HEADER, value: "(?<network>[a-z][a-z0-9]*)" }],
          destination: "/:network/:path*",
        },
      ],
    }),
};

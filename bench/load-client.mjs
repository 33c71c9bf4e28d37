/**
 * Runs autocannon in a separate process, so it shares no thread with the server that it measures. Takes its options as
 * JSON, and prints the results.
 */
import { createRequire } from "node:module";

/**
 * @typedef {{ total: number, p50: number, p99: number, max: number }} Spread
 * @typedef {{ requests: Spread, latency: Spread, duration: number, non2xx: number, errors: number, timeouts: number }} Found
 */
/** @type {(options: object) => Promise<Found>} */
const autocannon = createRequire(import.meta.url)("autocannon");

/**
 * @typedef {{
 *   setRequests(requests: readonly object[]): void,
 *   on(event: "response", listener: () => void): void,
 *   pipelinedRequests: { addBody(part: Buffer): void },
 * }} Client
 */
/** @typedef {{ connections: number, requests?: readonly object[], each?: boolean }} Options */
/** @type {Options} */
const { each = false, ...options } = JSON.parse(process.argv[2] ?? "{}");
let shared = 0;
const startMs = performance.now();
let lastMs = startMs;
const { requests, latency, duration, non2xx, errors, timeouts } = await autocannon({
  ...options,
  ...(each ? { amount: options.requests?.length } : {}),
  setupClient(/** @type {Client} */ client) {
    ignoreBodies(client);
    if (each) share(client, options);
    client.on("response", () => (lastMs = performance.now()));
  },
});
// autocannon notices only once per second that it has sent all of them.
const seconds = each ? (lastMs - startMs) / 1_000 : duration;
console.log(
  JSON.stringify({
    total: requests.total,
    perSecond: requests.total / Math.max(seconds, 0.001),
    p50: latency.p50,
    p99: latency.p99,
    max: latency.max,
    bad: non2xx + errors + timeouts,
  }),
);

/**
 * autocannon appends each body to a string, although nothing reads it here. Decoding compressed pages as text would take
 * more time than the server needs to send them.
 *
 * @param {Client} client
 */
function ignoreBodies({ pipelinedRequests }) {
  pipelinedRequests.addBody = () => {};
}

/**
 * Makes each request once: otherwise each connection would begin with the first.
 *
 * @param {Client} client
 * @param {Options} options
 */
function share(client, { connections, requests: all = [] }) {
  const first = shared++;
  client.setRequests(all.filter((_, place) => place % connections === first));
}

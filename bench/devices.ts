import type { CDPSession, Page } from "playwright/test";

export interface Device {
  readonly name: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** Null if nothing is throttled. */
  readonly limits: {
    readonly latencyMs: number;
    readonly bytesPerS: number;
    readonly slowdown: number;
  } | null;
}

export const DEVICES: readonly Device[] = [
  {
    name: "phone",
    viewport: { width: 390, height: 844 },
    limits: { latencyMs: 150, bytesPerS: 1_600_000 / 8, slowdown: 4 },
  },
  { name: "desk", viewport: { width: 1_440, height: 900 }, limits: null },
];

/** Applies the limits of a device to a page. */
export async function limitPage(page: Page, { limits }: Device, session?: CDPSession): Promise<void> {
  if (limits === null) return;
  const own = session ?? (await page.context().newCDPSession(page));
  await own.send("Network.enable");
  await own.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: limits.latencyMs,
    downloadThroughput: limits.bytesPerS,
    uploadThroughput: limits.bytesPerS,
  });
  await own.send("Emulation.setCPUThrottlingRate", { rate: limits.slowdown });
}

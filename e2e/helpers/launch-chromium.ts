import type { Browser, BrowserType, LaunchOptions } from "playwright/test";

/**
 * Chromium has been seen to crash while it starts (a segmentation fault). No page is open then, so this says nothing
 * about the explorer: it is started once more, and the output says so.
 */
export async function launchChromium(chromium: BrowserType, options?: LaunchOptions): Promise<Browser> {
  try {
    return await chromium.launch(options);
  } catch (error) {
    console.error("Chromium failed to start, and is started once more:", error);
    return chromium.launch(options);
  }
}

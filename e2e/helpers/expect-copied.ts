import type { Page } from "playwright/test";

/** The confirmation of a copy button is shown for two seconds, which a test may miss; the page itself does not. */
export async function expectCopied(page: Page, copy: () => Promise<void>): Promise<void> {
  await Promise.all([
    page.waitForFunction(() =>
      [...document.querySelectorAll("output")].some(({ textContent }) => textContent === "Copied"),
    ),
    copy(),
  ]);
}

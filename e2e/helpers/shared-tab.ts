import type { Page } from "playwright/test";

export interface SharedTab {
  readonly page: Page;
  /** Makes the tab as good as new for the next test. */
  readonly reset: () => Promise<void>;
}

/** A file of the site without scripts. In a document of the same site the tab keeps its process, which is warm. */
const EMPTY = "/robots.txt";

const EVENTS = ["console", "pageerror", "request", "response"];

/**
 * One tab for many tests. What a test does to it is undone before the next one; what cannot be undone is refused. The
 * last page of a test remains open until then, for the picture of a test that failed.
 */
export function shareTab(page: Page): SharedTab {
  const context = page.context();
  const size = page.viewportSize();
  for (const [part, methods] of [
    [page, ["addInitScript", "close", "exposeBinding", "exposeFunction"]],
    [page.clock, ["install"]],
    [context, ["addInitScript", "grantPermissions", "newPage", "route", "setOffline"]],
  ] as const)
    for (const method of methods) Object.assign(part, { [method]: () => refuse(method) });
  let isNew = true;
  return {
    page,
    reset: async () => {
      if (isNew) {
        isNew = false;
        return;
      }
      for (const event of EVENTS) page.removeAllListeners(event);
      await page.unrouteAll({ behavior: "ignoreErrors" });
      await page.goto(EMPTY);
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await context.clearCookies();
      await page.emulateMedia({ media: null, colorScheme: null });
      if (size !== null) await page.setViewportSize(size);
      await page.mouse.move(0, 0);
    },
  };
}

function refuse(method: string): never {
  throw new Error(`The next test would be affected by ${method}: use "ownPage" instead of "page"`);
}

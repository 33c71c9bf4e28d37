import { expect, test } from "../helpers/fixtures";
import { caseOn, CASES, failing, PROBLEM, wrongType } from "./fault-cases";
import { fetchInTime, gotoInTime } from "../helpers/in-time";
import { FAULTED_PAGES, FEW_ROWS, LIVE_PAGES, SITE } from "../helpers/site";

/**
 * Each page is tested with each way in which a service can fail, before and after it has shown anything. It shows the
 * right message, reports the failure in its status, keeps its data, and recovers by itself.
 */

/** A page cannot tell faults apart that have the same status and message: three pages are tested with every fault. */
const WITH_EVERY_FAULT = new Set(["account", "block", "network config"]);
const DISTINCT = CASES.filter(
  ({ status, says }, place) =>
    CASES.findIndex((other) => other.status === status && other.says === says) === place,
);

/** Sequentially, so that no case is late because of another one. */
for (const { name, path, field, source } of FAULTED_PAGES) {
  test(`the ${name} page shows every kind of failure of the service with its message and status @waits`, async ({
    request,
    lease,
  }) => {
    for (const fault of [...(WITH_EVERY_FAULT.has(name) ? CASES : DISTINCT), wrongType(field, source)]) {
      const each = caseOn(name, fault);
      const { status, text, hasHeading, headers } = await fetchInTime(request, async () => {
        const { network, service } = lease("e");
        await service.script(failing(each.fault, source));
        return `/${network}${path(await service.facts())}`;
      });
      expect.soft(status, `status on ${each.name}`).toBe(each.status);
      expect.soft(text, `text on ${each.name}`).toMatch(each.says);
      expect.soft(hasHeading, `heading on ${each.name}`).toBe(true);
      expect.soft(headers["x-robots-tag"], `robots on ${each.name}`).toContain("noindex");
      expect
        .soft(headers["retry-after"] === undefined, `retry-after on ${each.name}`)
        .toBe(each.status !== 429);
    }
  });
}

/** Scripts add nothing to the text, and break nothing: one page per layout is tested with one fault in the browser. */
const IN_THE_BROWSER = new Set([
  "home",
  "status",
  "blocks",
  "shards",
  "account",
  "transaction",
  "block",
  "transfers of a jetton",
]);

for (const { name, path } of SITE.filter((site) => IN_THE_BROWSER.has(site.name))) {
  test(`the ${name} page shows the message for a dropped connection in a browser`, async ({
    page: tab,
    lease,
  }) => {
    const response = await gotoInTime(tab, async () => {
      const { network, service } = lease("e");
      await service.script(failing({ kind: "drop" }));
      return `/${network}${path(await service.facts())}`;
    });
    expect(response?.status()).toBe(502);
    await expect(tab.getByText(PROBLEM).first()).toBeVisible();
    await expect(tab.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

for (const { name, path, content, source } of SITE) {
  test(`the ${name} page shows its content without JavaScript, from a compressed answer`, async ({
    reader: tab,
    network,
    service,
  }) => {
    const where = `/${network}${path(await service.facts())}`;
    await service.script({ ...failing({ kind: "gzip" }, source), lists: FEW_ROWS });
    await tab.goto(where);
    await expect(content(tab)).toBeVisible();
    await expect(content(tab)).toHaveText(/\S/);
  });
}

/** Both pages follow the newest block in the same way. */
const LASTING: Readonly<Record<string, ReadonlySet<string>>> = {
  home: new Set(["too many requests", "a dropped connection"]),
  status: new Set(["an error of the service", "a field of the wrong type"]),
};

for (const { name: page, path } of LIVE_PAGES) {
  test.describe(`the live ${page} page @waits`, () => {
    const lasting = [...CASES, wrongType("last.seqno")].filter(({ name }) => LASTING[page]?.has(name));
    for (const { name, fault } of lasting) {
      test(`keeps its data on ${name}, shows its age, and recovers by itself`, async ({
        page: tab,
        network,
        service,
      }) => {
        await tab.goto(`/${network}${path}`);
        const seqno = await tab.getByTestId("head-seqno").textContent();
        await service.script(
          failing(fault.kind === "status" && fault.status === 429 ? { ...fault, retryAfter: 2 } : fault),
        );
        await expect(tab.getByTestId("head-stale")).toContainText(/as of \d+ s ago/i, {
          timeout: 20_000,
        });
        await expect(tab.getByTestId("head-seqno")).toHaveText(seqno ?? "");
        await service.script({});
        await service.advanceHead(3);
        await expect(tab.getByTestId("head-stale")).toBeHidden({ timeout: 20_000 });
        await expect(tab.getByTestId("head-seqno")).not.toHaveText(seqno ?? "");
      });
    }

    test("completes itself if the service was down when it was opened", async ({
      page: tab,
      network,
      service,
    }) => {
      await service.script(failing({ kind: "drop" }));
      await tab.goto(`/${network}${path}`);
      await expect(tab.getByText(PROBLEM).first()).toBeVisible();
      await service.script({});
      await expect(tab.getByTestId("head-seqno")).toBeVisible({ timeout: 20_000 });
      // The page's lists show the message too, and each retries at its own time.
      await expect(tab.getByText(PROBLEM)).toHaveCount(0, { timeout: 20_000 });
    });

    test("reports that the device is offline, keeps its data, and updates when it is online again", async ({
      ownPage: tab,
      network,
      context,
      service,
    }) => {
      await tab.goto(`/${network}${path}`);
      const seqno = await tab.getByTestId("head-seqno").textContent();
      await context.setOffline(true);
      // Each list of the page shows the message.
      await expect(tab.getByText("You are offline").first()).toBeVisible({ timeout: 20_000 });
      await expect(tab.getByTestId("head-seqno")).toHaveText(seqno ?? "");
      await service.advanceHead(1);
      await context.setOffline(false);
      await expect(tab.getByText("You are offline")).toHaveCount(0, { timeout: 20_000 });
      await expect(tab.getByTestId("head-seqno")).not.toHaveText(seqno ?? "");
    });
  });
}

test("the status page shows the data of nodes while the index is down", async ({
  reader: page,
  network,
  service,
}) => {
  await service.script(failing({ kind: "status", status: 500 }));
  await page.goto(`/${network}/status`);
  await expect(page.getByText("Version 2.1.11 (the C++ service)")).toBeVisible();
  await expect(page.locator("dt", { hasText: "Latest block of nodes" }).locator("+ dd")).not.toHaveText(
    "Unknown",
  );
});

test("the pages and faults chosen here exist", () => {
  const pages = new Set(FAULTED_PAGES.map(({ name }) => name));
  expect([...WITH_EVERY_FAULT, ...IN_THE_BROWSER].filter((name) => !pages.has(name))).toEqual([]);
  const faults = new Set([...CASES, wrongType("")].map(({ name }) => name));
  expect(LIVE_PAGES.map(({ name }) => name)).toEqual(Object.keys(LASTING));
  expect(Object.values(LASTING).flatMap((names) => [...names].filter((name) => !faults.has(name)))).toEqual(
    [],
  );
});

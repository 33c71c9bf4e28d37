import { parseHash } from "../../lib/ton/value/hash";
import { expectWarmIsFree } from "../helpers/call-cost";
import { expect, test } from "../helpers/fixtures";
import { fetchInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";

/** The cause of a transaction and its effects, even if no trace connects them. */

test("a transaction links to those that it triggered, and those link back to it", async ({
  reader: page,
  network,
  service,
}) => {
  const root = parseHash((await service.facts()).newestTrace);
  await page.goto(`/${network}/tx/${root}/raw`);
  await page.getByRole("link", { name: "Parent and children" }).click();
  await expect(page).toHaveURL(`/${network}/tx/${root}/adjacent`);
  await expect(page.getByText("No transaction in the index sent")).toBeVisible();
  const caused = page.getByRole("table", { name: "Transactions: triggered", exact: true });
  const child = caused.getByRole("rowheader").first().getByRole("link");
  const path = (await child.getAttribute("href")) ?? "";
  expect(path).toMatch(new RegExp(`^/${network}/tx/[0-9a-f]{64}$`));
  await page.goto(`${path}/adjacent`);
  const causes = page.getByRole("table", { name: "Transactions: triggered by", exact: true });
  await expect(causes.getByRole("rowheader")).toHaveCount(1);
  await expect(causes.getByRole("rowheader").getByRole("link")).toHaveAttribute(
    "href",
    `/${network}/tx/${root}`,
  );
});

test("the page makes three calls, including the one for the footer, and none on a second visit", async ({
  request,
  network,
  service,
}) => {
  const root = parseHash((await service.facts()).newestTrace);
  const open = async () =>
    expect((await fetchInTime(request, `/${network}/tx/${root}/adjacent`)).status).toBe(200);
  expect(await expectWarmIsFree(service, open)).toBe(3);
});

test("a transaction without cause and effects is reported as such, and an invalid hash is answered with 422", async ({
  request,
  network,
  service,
}) => {
  const { text } = await fetchInTime(request, `/${network}/tx/${"ab".repeat(32)}/adjacent`);
  expect(text).toContain("No transaction in the index sent");
  expect(text).toContain("No transaction in the index received");
  const before = await service.calls({ path: "adjacentTransactions" });
  const invalid = await fetchInTime(request, `/${network}/tx/nonsense/adjacent`);
  expect(invalid.status).toBe(422);
  expect(invalid.text).toContain("A transaction is named by a hash of 32 bytes");
  expect(await service.calls({ path: "adjacentTransactions" })).toHaveLength(before.length);
});

test("the page shows the error when the service fails, with status 502 and noindex", async ({
  request,
  network,
  service,
}) => {
  await service.script({
    rules: [{ match: { path: "adjacentTransactions" }, fault: { kind: "status", status: 500 } }],
  });
  const { status, headers, text } = await fetchInTime(request, `/${network}/tx/${"ab".repeat(32)}/adjacent`);
  expect([status, headers["x-robots-tag"]]).toEqual([502, "noindex"]);
  expect(text).toContain("Data service error");
});

test("the page looks right", async ({ page, network, service }) => {
  const root = parseHash((await service.facts()).newestTrace);
  await expectToLookRight(page, `/${network}/tx/${root}/adjacent`);
});

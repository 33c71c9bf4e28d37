import { readFile } from "node:fs/promises";
import { beginCell, Cell } from "@ton/core";
import type { APIRequestContext, Page } from "playwright/test";
import compiled from "../../localnet/contracts/compiled.json" with { type: "json" };
import wallets from "../../localnet/contracts/wallets.json" with { type: "json" };
import { formatFriendly } from "../../lib/ton/address/address";
import { parseAddress } from "../../lib/ton/address/read-address";
import { expectCopied } from "../helpers/expect-copied";
import { expect, test } from "../helpers/fixtures";
import type { SentPage } from "../helpers/html";
import { fetchInTime } from "../helpers/in-time";
import { expectToLookRight } from "../helpers/looks";
import type { UpstreamControl } from "../upstream/control";

/** An account's code and data: read, formatted and exported in the browser. */

const CODE = Cell.fromBase64(wallets.wallet_v4r2);
const DATA = beginCell().storeUint(7, 64).storeRef(beginCell().storeUint(0xcafe, 16).endCell()).endCell();
const SHARED = Cell.fromBase64(compiled.workshop);
const base64 = (cell: Cell) => cell.toBoc().toString("base64");
const hex = (cell: Cell) => cell.hash().toString("hex");
const referenceTo = (cell: Cell) =>
  beginCell().storeUint(2, 8).storeBuffer(cell.hash()).endCell({ exotic: true });

const friendly = (raw: string) => formatFriendly(parseAddress(raw), { bounceable: true, testnet: false });
const part = (page: Page, title: string) => page.getByRole("region", { name: title, exact: true });

function state(address: string, code: Cell | null, more: object = {}) {
  const cells = {
    code_boc: code === null ? null : base64(code),
    code_hash: code === null ? null : code.hash().toString("base64"),
    data_boc: code === null ? null : base64(DATA),
    data_hash: code === null ? null : DATA.hash().toString("base64"),
  };
  const rest = {
    address,
    account_state_hash: DATA.hash().toString("base64"),
    balance: "1000000000",
    extra_currencies: {},
    status: "active",
    last_transaction_hash: null,
    last_transaction_lt: null,
    contract_methods: null,
    interfaces: [],
  };
  return { ...rest, ...cells, ...more };
}

interface Sending {
  readonly request: APIRequestContext;
  readonly network: string;
  readonly service: UpstreamControl;
}

type Rules = Parameters<UpstreamControl["script"]>[0]["rules"];

const answers = (path: string, value: unknown) =>
  ({ match: { path }, fault: { kind: "wrongType", path: "", value } }) as const;
const states = (accounts: readonly unknown[]) =>
  answers("accountStates", { accounts, address_book: {}, metadata: {} });
const libraries = (found: readonly Cell[], as = found) =>
  answers("getLibraries", {
    ok: true,
    result: {
      "@type": "smc.libraryResult",
      result: found.map((cell, place) => ({
        "@type": "smc.libraryEntry",
        hash: (as[place] ?? cell).hash().toString("base64"),
        data: base64(cell),
      })),
    },
  });

async function open(page: Page, network: string, service: UpstreamControl, rules: Rules) {
  const { otherAccount: me } = await service.facts();
  await service.script({ rules });
  const response = await page.goto(`/${network}/account/${friendly(me)}/contract`);
  return { me, status: response?.status() };
}

async function openWith(
  page: Page,
  network: string,
  service: UpstreamControl,
  code: Cell,
  more: object = {},
) {
  const { otherAccount } = await service.facts();
  return open(page, network, service, [states([state(otherAccount, code, more)])]);
}

/** The tab as it is sent if the service answers like this. */
async function sentWith(
  { request, network, service }: Sending,
  rulesFor: (address: string) => Rules,
): Promise<SentPage> {
  const { otherAccount: me } = await service.facts();
  await service.script({ rules: rulesFor(me) });
  return fetchInTime(request, `/${network}/account/${friendly(me)}/contract`);
}

test("the contract tab shows type, hashes, sizes and methods, read from the cells of the account", async ({
  reader: page,
  network,
  service,
}) => {
  const { status } = await openWith(page, network, service, CODE);
  expect(status).toBe(200);
  await expect(page).toHaveTitle(/^Contract · .+ · Account · /);
  const code = part(page, "Code");
  await expect(code).toContainText("Wallet v4r2");
  await expect(code).toContainText(hex(CODE));
  await expect(code.locator("dt", { hasText: "Cells" }).locator("+ dd")).toHaveText("20");
  await expect(part(page, "Data")).toContainText(hex(DATA));
  await expect(part(page, "Data").locator("dt", { hasText: "Bits" }).locator("+ dd")).toHaveText("80");
  const calls = await service.calls({ path: "accountStates" });
  // The head and the tab read the same answer, unless a busy machine lets it grow old in between.
  const withCells = new Set(calls.map(({ query }) => new URLSearchParams(query).get("include_boc")));
  expect([...withCells]).toEqual(["true"]);
  expect(await service.calls({ path: "getLibraries|getAddressInformation" })).toEqual([]);
  const methods = part(page, "Methods");
  await expect(methods.getByRole("rowheader")).toHaveCount(5);
  await methods.getByText("2 more methods").click();
  await expect(methods.getByRole("rowheader")).toHaveCount(7);
  expect(await methods.locator("tbody tr").allTextContents()).toEqual([
    "recv_external-1message handler",
    "recv_internal0message handler",
    "is_plugin_installed or version76407get method",
    "get_public_key78748get method",
    "get_subwallet_id81467get method",
    "seqno85143get method",
    "get_plugin_list107653get method",
  ]);
});

test("the tab fits three phone screens until something is opened, the code can be downloaded in three encodings, and the data be copied", async ({
  ownPage: page,
  context,
  network,
  service,
}) => {
  const { me } = await openWith(page, network, service, CODE);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3 * 844);
  await page.getByText("Download or copy the code").click();
  for (const [name, extension, read] of [
    ["binary", "boc", (bytes: Buffer) => bytes],
    ["hexadecimal", "hex.txt", (bytes: Buffer) => Buffer.from(bytes.toString(), "hex")],
    ["base64", "base64.txt", (bytes: Buffer) => Buffer.from(bytes.toString(), "base64")],
  ] as const) {
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download the code: ${name}` }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe(`${friendly(me)}-code.${extension}`);
    expect(Cell.fromBoc(read(await readFile(await file.path())))[0]?.equals(CODE)).toBe(true);
  }
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByText("Download or copy the data").click();
  await expectCopied(page, () => page.getByRole("button", { name: "Copy the data: hexadecimal" }).click());
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(DATA.toBoc().toString("hex"));
});

test("the code is disassembled only on a click, without a call, as a file too, and the cells of the data open on demand", async ({
  ownPage: page,
  network,
  service,
}) => {
  const workers: string[] = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await openWith(page, network, service, CODE);
  await page.waitForLoadState("networkidle");
  expect(workers).toEqual([]);
  // The page goes on asking for other things meanwhile: new blocks, new transactions, the pages of its tabs.
  const calls = () =>
    service.calls({ path: "accountStates|getLibraries|getAddressInformation|runGetMethod" });
  const before = await calls();
  await page.getByRole("button", { name: "Disassemble" }).click();
  const text = page.getByRole("textbox", { name: "Disassembly of the code" });
  await expect(text).toHaveValue(/^SETCP 0\nDICTPUSHCONST 19 \[\n {4}0 => \{ \/\/ recv_internal\n/);
  await expect(text).toHaveValue(/85143 => \{ \/\/ seqno\n/);
  expect(await calls()).toEqual(before);
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download", exact: true }).click();
  expect((await readFile(await (await coming).path())).toString()).toBe(await text.inputValue());
  await expect(page.getByText("depth 1")).toHaveCount(0);
  await page.getByText("Cells of the data").click();
  await expect(part(page, "Data").getByText("cafe", { exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Decode the data" })).toHaveAttribute(
    "href",
    `/${network}/decode?boc=${DATA.toBoc().toString("base64url")}`,
  );
});

test("code that would expand to billions of instructions is reported as too large, and the page stays usable", async ({
  page,
  network,
  service,
}) => {
  let hostile = beginCell().storeUint(0, 8).endCell();
  for (let level = 0; level < 60; level += 1)
    hostile = beginCell().storeUint(0xdb3c_db3c, 32).storeRef(hostile).storeRef(hostile).endCell();
  await openWith(page, network, service, hostile);
  await page.getByRole("button", { name: "Disassemble" }).click();
  await expect(page.getByText("the disassembly is too large to show")).toBeVisible();
  await page.getByText("Cells of the code").click();
  await expect(page.getByText("shown above").first()).toBeVisible();
});

test("a disassembly that does not finish ends with the Stop button or after ten seconds", async ({
  ownPage: page,
  network,
  service,
}) => {
  await page.clock.install();
  await page.addInitScript(() => {
    class SilentWorker extends EventTarget {
      postMessage(): void {}
      terminate(): void {}
    }
    Object.defineProperty(window, "Worker", { value: SilentWorker });
  });
  await openWith(page, network, service, CODE);
  const start = page.getByRole("button", { name: "Disassemble" });
  await start.click();
  await page.getByRole("button", { name: "Stop" }).click();
  await start.click();
  await expect(page.getByText("Disassembling…")).toBeVisible();
  await page.clock.runFor(10_500);
  await expect(page.getByText("not finished within 10 seconds")).toBeVisible();
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
});

test("code that is a library reference is shown with its library, whose methods and disassembly are shown", async ({
  page,
  request,
  network,
  service,
}) => {
  const { otherAccount: me } = await service.facts();
  const rules = [states([state(me, referenceTo(SHARED))]), libraries([SHARED])];
  await service.script({ rules });
  await fetchInTime(request, `/${network}/account/${friendly(me)}/contract`);
  expect(await service.totalCalls()).toBe(3);
  await open(page, network, service, rules);
  await expect(part(page, "Code")).toContainText("Library reference");
  await expect(part(page, "Library")).toContainText(hex(SHARED));
  await expect(part(page, "Methods").getByRole("row").nth(1)).toContainText("recv_");
  await page.getByRole("button", { name: "Disassemble" }).click();
  await expect(page.getByText("TON Assembly of the library")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Disassembly of the code" })).toHaveValue(/^SETCP 0\n/);
  expect(await service.calls({ path: "getLibraries" })).toHaveLength(1);
});

test("an unpublished library is reported, and no code is shown", async ({ request, network, service }) => {
  const { allText } = await sentWith({ request, network, service }, (me) => [
    states([state(me, referenceTo(SHARED))]),
    libraries([]),
  ]);
  expect(allText).toContain("Library not published");
  expect(allText.split("No code.")).toHaveLength(3);
});

test("cells with another hash than the referenced library are reported and not shown as its code", async ({
  request,
  network,
  service,
}) => {
  const { allText } = await sentWith({ request, network, service }, (me) => [
    states([state(me, referenceTo(SHARED))]),
    libraries([CODE], [SHARED]),
  ]);
  expect(allText).toContain("the service sent cells with another hash");
  expect(allText).not.toContain("Disassemble");
});

for (const [status, says, more] of [
  ["uninit", "The account can receive coins", {}],
  ["frozen", "Storage debt exceeded the limit", { frozen_hash: CODE.hash().toString("base64") }],
  ["nonexist", "The account does not exist", {}],
] as const) {
  test(`the contract tab of an account with status ${status} says why it has no contract`, async ({
    request,
    network,
    service,
  }) => {
    const sent = await sentWith({ request, network, service }, (me) => [
      states([state(me, null, { status, ...more })]),
    ]);
    expect(sent.status).toBe(200);
    for (const text of ["No contract", says]) expect(sent.allText).toContain(text);
    expect(sent.allText).not.toContain("Disassemble");
    if (status === "frozen") expect(sent.text).toContain(hex(CODE));
  });
}

test("the contract tab of an unused address says that it has no contract, with three calls", async ({
  request,
  network,
  service,
}) => {
  const { unknownAccount } = await service.facts();
  const sent = await fetchInTime(request, `/${network}/account/${friendly(unknownAccount)}/contract`);
  expect([sent.status, await service.totalCalls()]).toEqual([200, 3]);
  expect(sent.allText).toContain("No contract");
});

const withoutIndex = (code: Cell): Rules => [
  { match: { version: "v3" }, fault: { kind: "status", status: 500 } },
  {
    match: { path: "getAddressInformation" },
    fault: { kind: "wrongType", path: "result.code", value: base64(code) },
  },
];

test("when the index fails code and data come from a node, with status 502", async ({
  request,
  network,
  service,
}) => {
  const { status, text, allText } = await sentWith({ request, network, service }, () => withoutIndex(CODE));
  // The content comes from a node, but the status from the index, so that no cache keeps the page.
  expect(status).toBe(502);
  expect(allText).toContain("Index unavailable. Data from a node.");
  expect(text).toContain(hex(CODE));
  expect(allText).toContain("Contract type Wallet v4r2");
});

test("a library of code from a node is reported as not loaded, rather than as no code", async ({
  request,
  network,
  service,
}) => {
  const { allText } = await sentWith({ request, network, service }, () => withoutIndex(referenceTo(SHARED)));
  expect(allText).toContain("Library reference");
  expect(allText.split("The library with the code was not loaded.")).toHaveLength(3);
  expect(allText).not.toContain("No code.");
});

test("when index and node both fail the contract tab shows the error, with status 502", async ({
  request,
  network,
  service,
}) => {
  const { status, allText } = await sentWith({ request, network, service }, () => [
    { match: {}, fault: { kind: "status", status: 500 } },
  ]);
  expect(status).toBe(502);
  expect(allText).toContain("Data service error");
});

test("code whose hash differs from the service's is marked as a hash mismatch", async ({
  request,
  network,
  service,
}) => {
  const { allText } = await sentWith({ request, network, service }, (me) => [
    states([state(me, CODE, { code_hash: DATA.hash().toString("base64") })]),
  ]);
  expect(allText.split("Hash mismatch")).toHaveLength(2);
});

test("invalid code is reported as an invalid BoC, and the data is still shown", async ({
  request,
  network,
  service,
}) => {
  const { text, allText } = await sentWith({ request, network, service }, (me) => [
    states([state(me, CODE, { code_boc: "te6c" })]),
  ]);
  expect(allText).toContain("Invalid BoC");
  expect(text).toContain(hex(DATA));
});

test("the contract tab looks right with everything open", async ({ page, network, service }) => {
  const { otherAccount: me } = await service.facts();
  await service.script({
    rules: [states([state(me, referenceTo(SHARED))]), libraries([SHARED])],
  });
  await expectToLookRight(page, `/${network}/account/${friendly(me)}/contract`, async () => {
    for (const what of ["code", "library", "data"]) {
      await page.getByText(`Cells of the ${what}`).click();
      await page.getByText(`Download or copy the ${what}`).click();
    }
    await page.getByRole("button", { name: "Disassemble" }).click();
    await expect(page.getByRole("textbox", { name: "Disassembly of the code" })).toBeVisible();
  });
});

test("a visitor's interface names methods and decodes the data, and the code can be compared with a file", async ({
  page,
  network,
  service,
}) => {
  await openWith(page, network, service, CODE);
  const methods = part(page, "Methods");
  await methods.getByText("Use an ABI or TL-B file").click();
  const types = [
    {
      name: "My$Data",
      header: null,
      fields: [
        { name: "stored", type: { kind: "simple", type: "uint", format: 64 } },
        { name: "more", type: { kind: "simple", type: "cell" } },
      ],
    },
  ];
  const abi = { name: "My", types, getters: [{ name: "my_counter", methodId: 85_143 }] };
  await methods.getByLabel("Tact ABI, Tolk ABI or TL-B").fill(JSON.stringify(abi));
  await methods.getByRole("button", { name: "Save" }).click();
  const named = page.locator('[data-abi-name="my_counter"]');
  await expect(named).toHaveText("85143");
  await expect(methods.getByRole("list", { name: "Saved interfaces" })).toContainText("My");
  await expect(part(page, "Data")).toContainText(/Stored: 7.*Decoded with your ABI “My”\./);
  await page.reload();
  await expect(named).toHaveCount(1);

  const code = part(page, "Code");
  await code.getByText("Compare with a compiled file").click();
  const file = (cell: Cell) => ({
    name: "code.boc",
    mimeType: "application/octet-stream",
    buffer: cell.toBoc(),
  });
  await code.getByLabel(/^Compiled code/).setInputFiles(file(CODE));
  await expect(code.getByText("Same code")).toBeVisible();
  await code.getByLabel(/^Compiled code/).setInputFiles(file(SHARED));
  await expect(code.getByText(/cells? differ/)).toBeVisible();
});

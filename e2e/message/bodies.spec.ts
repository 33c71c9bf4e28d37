import { Address, beginCell, internal, storeMessageRelaxed, type Builder } from "@ton/core";
import { formatHash, parseHash, type Hash } from "../../lib/ton/value/hash";
import { expect, test } from "../helpers/fixtures";
import { openFolds } from "../helpers/folds";
import { expectToLookRight } from "../helpers/looks";
import type { UpstreamControl } from "../upstream/control";
import { HISTORY_TIMEOUT, waitForHistory } from "../helpers/localnet-control";

/** The contents of messages, decoded by the service or by us, and the changes to an account's cells. */

const ALICE = new Address(0, Buffer.alloc(32, 0xaa));
const BOB = new Address(0, Buffer.alloc(32, 0xbb));
const WALLET_V4 = formatHash(
  parseHash("feb5ff6820e2ff0d9483e7e0d62c817d846789fb4ae580c878866d959dabd5c0"),
  "base64",
);

const text = (comment: string) => beginCell().storeUint(0, 32).storeStringTail(comment).endCell();
const transfer = () =>
  beginCell()
    .storeUint(0x0f8a7ea5, 32)
    .storeUint(77, 64)
    .storeCoins(1_234_500n)
    .storeAddress(ALICE)
    .storeAddress(BOB)
    .storeBit(false)
    .storeCoins(20_000_000n)
    .storeBit(true)
    .storeRef(text("for the \u202Ebread"));
const base64 = (builder: Builder) => builder.endCell().toBoc().toString("base64");

interface OrderRow {
  readonly hash: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** The newest transaction, with another message that caused it, and other data about its account. */
async function withMessage(
  service: UpstreamControl,
  message: Fields,
  transaction: Fields = {},
): Promise<Hash> {
  const hash = parseHash((await service.facts()).newestTransaction);
  const answer = await fetch(`${service.baseUrl}/api/v3/transactions?hash=${hash}`);
  const [row] = (await answer.json()).transactions;
  const in_msg = { ...row.in_msg, ...message };
  const value = [{ ...row, in_msg, ...transaction }];
  await service.script({
    rules: [{ match: { path: "transactions" }, fault: { kind: "wrongType", path: "transactions", value } }],
  });
  return hash;
}

function undecoded(body: Builder): Fields {
  const opcode = `0x${body.endCell().beginParse().preloadUint(32).toString(16).padStart(8, "0")}`;
  const message_content = {
    hash: formatHash(parseHash("7".repeat(64)), "base64"),
    body: base64(body),
    decoded: null,
  };
  return { opcode, decoded_opcode: null, message_content };
}

test("a body that the service did not decode is decoded by us, without JavaScript and within three calls", async ({
  reader: page,
  network,
  service,
}) => {
  const hash = await withMessage(service, undecoded(transfer()));
  const before = await service.totalCalls();
  await page.goto(`/${network}/tx/${hash}/messages`);
  expect((await service.totalCalls()) - before).toBeLessThanOrEqual(3);
  const messages = page.getByRole("region", { name: "Messages" });
  await openFolds(messages);
  await expect(messages).toContainText("Jetton transfer (TEP-74)");
  await expect(messages).toContainText("Decoded by Shardscope.");
  await expect(messages.getByRole("listitem").filter({ hasText: /^Amount: / })).toContainText("1234500");
  await expect(messages.getByRole("listitem").filter({ hasText: /^Forward TON amount: / })).toContainText(
    "0.02",
  );
  await expect(
    messages
      .getByRole("listitem")
      .filter({ hasText: /^Destination: / })
      .getByRole("link"),
  ).toHaveAttribute("href", new RegExp(ALICE.toString({ bounceable: true }).replaceAll(/[^\w]/g, ".")));
  await expect(messages).toContainText("Transfer with comment (standard of comments)");
  await expect(messages).toContainText("for the [U+202E]bread");
  await expect(messages.getByText("Body (BoC)").first()).toBeVisible();
});

test("the service's decoding is behind a toggle where we decode the body ourselves", async ({
  page,
  network,
  service,
}) => {
  const message = undecoded(transfer());
  const decoded = { "@type": "jetton_transfer", amount: "as the service says" };
  const content = { hash: null, body: base64(transfer()), decoded };
  const hash = await withMessage(service, { ...message, message_content: content });
  await page.goto(`/${network}/tx/${hash}/messages`);
  const messages = page.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText("Jetton transfer (TEP-74)");
  await openFolds(messages);
  await expect(messages.getByText("as the service says")).toBeHidden();
  await messages.getByText("Decoded by the data service").click();
  await expect(messages.getByText("as the service says")).toBeVisible();
});

test("the service's decoding is shown at once where we cannot decode the body", async ({
  reader: page,
  network,
  service,
}) => {
  const unknown = beginCell().storeUint(0xdeadbee5, 32);
  const message = undecoded(unknown);
  const content = { hash: null, body: base64(unknown), decoded: { amount: "as the service says" } };
  const hash = await withMessage(service, { ...message, message_content: content });
  await page.goto(`/${network}/tx/${hash}/messages`);
  await openFolds(page.getByRole("region", { name: "Messages" }));
  await expect(page.getByText("as the service says").first()).toBeVisible();
});

test("a body that does not fit its opcode is reported with the invalid field, and its BoC is shown", async ({
  reader: page,
  network,
  service,
}) => {
  const broken = beginCell().storeUint(0x0f8a7ea5, 32).storeUint(77, 64).storeUint(15, 4);
  const hash = await withMessage(service, undecoded(broken));
  await page.goto(`/${network}/tx/${hash}/messages`);
  const messages = page.getByRole("region", { name: "Messages" });
  await openFolds(messages);
  await expect(messages.getByText("Decoding failed")).toBeVisible();
  await expect(messages).toContainText("Field “Amount” is invalid");
  await messages.getByText("Body (BoC)").first().click();
  await expect(messages).toContainText(base64(broken));
});

test("bits left over after a body are reported", async ({ reader: page, network, service }) => {
  const excess = beginCell().storeUint(0xd53276db, 32).storeUint(5, 64).storeUint(1, 3);
  await page.goto(`/${network}/tx/${await withMessage(service, undecoded(excess))}/messages`);
  await openFolds(page.getByRole("region", { name: "Messages" }));
  await expect(page.getByText("3 bits left over.")).toBeVisible();
});

test("a body of unknown layout is reported as such", async ({ reader: page, network, service }) => {
  const unknown = beginCell().storeUint(0xdeadbee5, 32);
  await page.goto(`/${network}/tx/${await withMessage(service, undecoded(unknown))}/messages`);
  await openFolds(page.getByRole("region", { name: "Messages" }));
  await expect(page.getByText("Unknown layout")).toBeVisible();
});

test("a signed external message is decoded by the code of its wallet", async ({
  reader: page,
  network,
  service,
}) => {
  const sent = beginCell().store(
    storeMessageRelaxed(internal({ to: BOB, value: 1_500_000_000n, body: "hello" })),
  );
  const order = beginCell()
    .storeBuffer(Buffer.alloc(64, 7))
    .storeUint(698_983_191, 32)
    .storeUint(4_294_967_295, 32);
  order.storeUint(12, 32).storeUint(0, 8).storeUint(3, 8).storeRef(sent);
  const message = { ...undecoded(order), source: null };
  const stateBefore = { hash: formatHash(parseHash("5".repeat(64)), "base64"), code_hash: WALLET_V4 };
  const messages = page.getByRole("region", { name: "Messages" });
  await page.goto(
    `/${network}/tx/${await withMessage(service, message, { account_state_before: stateBefore })}/messages`,
  );
  await openFolds(messages);
  await expect(messages).toContainText("Wallet v4 external message (code of the wallet)");
  await expect(messages).toContainText("Valid until: never expires");
  await expect(messages.getByRole("listitem").filter({ hasText: /^Value: / })).toContainText("1.5");
  await expect(messages).toContainText("“hello”");
  await expect(messages.getByText(/Matched by layout only: /)).toHaveCount(0);
});

test("a signed external message to an account of unknown type is decoded by its layout, and the page says so", async ({
  reader: page,
  network,
  service,
}) => {
  const sent = beginCell().store(storeMessageRelaxed(internal({ to: BOB, value: 1n })));
  const order = beginCell()
    .storeBuffer(Buffer.alloc(64, 7))
    .storeUint(1, 32)
    .storeUint(2, 32)
    .storeUint(3, 32);
  // The service does not know this account, so the address book has no entry for it.
  const destination = `0:${"9".repeat(64)}`;
  const message = { ...undecoded(order.storeUint(3, 8).storeRef(sent)), source: null, destination };
  await page.goto(`/${network}/tx/${await withMessage(service, message)}/messages`);
  await openFolds(page.getByRole("region", { name: "Messages" }));
  await expect(page.getByText("Wallet v3 external message (code of the wallet)")).toBeVisible();
  await expect(page.getByText(/Matched by layout only: /)).toBeVisible();
});

const data = (seqno: number) =>
  beginCell().storeUint(seqno, 32).storeUint(0xabcdef, 32).storeRef(text("kept"));

function stateWith(cell: Builder, bag: boolean): Fields {
  const data_hash = cell.endCell().hash().toString("base64");
  return {
    hash: data_hash,
    data_hash,
    account_status: "active",
    balance: "5",
    ...(bag ? { data_boc: base64(cell) } : {}),
  };
}

test("changed cells of the data are shown with the changed digits marked", async ({
  reader: page,
  network,
  service,
}) => {
  const states = {
    account_state_before: stateWith(data(5), true),
    account_state_after: stateWith(data(6), true),
  };
  await page.goto(`/${network}/tx/${await withMessage(service, {}, states)}/state`);
  const section = page.getByRole("region", { name: "State changes", exact: true });
  await section.getByText("What changed in the data (1 cell)").click();
  await expect(section.locator("del")).toHaveText("5");
  await expect(section.locator("ins")).toHaveText("6");
});

test("when the service omits the new data the page says that it changed, without showing how", async ({
  reader: page,
  network,
  service,
}) => {
  const states = {
    account_state_before: stateWith(data(5), true),
    account_state_after: stateWith(data(6), false),
  };
  await page.goto(`/${network}/tx/${await withMessage(service, {}, states)}/state`);
  await expect(page.getByText("The data changed from one hash to the other.")).toBeVisible();
  await expect(page.getByText("What changed in the data")).toHaveCount(0);
});

test("the decode page decodes message bodies from its URL and its form", async ({ page, network }) => {
  await page.goto(`/${network}/decode?boc=${transfer().endCell().toBoc().toString("base64url")}`);
  await expect(page.getByRole("main")).toContainText("Jetton transfer (TEP-74)");
  await page.getByLabel(/^BoC, opcode/).fill(base64(beginCell().storeUint(0xd53276db, 32).storeUint(5, 64)));
  await page.getByRole("button", { name: "Decode" }).click();
  await expect(page.getByRole("main")).toContainText("Excess returned (TEP-74)");
});

test("signed external messages to wallets of the embedded chain are decoded by us", async ({
  reader: page,
  request,
}) => {
  test.setTimeout(HISTORY_TIMEOUT);
  await waitForHistory(request);
  const answer = await request.get("/api/chain/v3/messages?limit=100&only_externals=true&direction=in");
  const { messages } = await answer.json();
  const hashes: string[] = messages.map(({ hash }: OrderRow) => parseHash(hash));
  expect(hashes.length).toBeGreaterThan(0);
  for (const hash of hashes.slice(0, 5)) {
    await page.goto(`/chain/tx/${hash}/messages`);
    const section = page.getByRole("region", { name: "Messages" });
    await expect(section).toContainText(/external message \((?:code of the wallet|wallet v5)\)/);
    await expect(section.getByText("Decoding failed")).toHaveCount(0);
    await expect(section).toContainText("Decoded by Shardscope");
  }
});

test("bodies and changed cells look right", async ({ page, network, service }) => {
  const states = {
    account_state_before: stateWith(data(5), true),
    account_state_after: stateWith(data(6), true),
  };
  const hash = await withMessage(service, undecoded(transfer()), states);
  for (const tab of ["messages", "state"])
    await expectToLookRight(page, `/${network}/tx/${hash}/${tab}`, async () => {
      for (const fold of await page.locator("main details > summary").all())
        if (await fold.isVisible()) await fold.click();
    });
});

import { expect, it } from "vitest";
import { FakeRedis } from "../../../testing/gateway/fake-redis";
import { FakeClock } from "../../../testing/gateway/test-support";
import { pagePolicy } from "../../security/content-policy";
import { freshNonce } from "../../security/nonce";
import { OptionalRedis } from "../cache/redis";
import { SharedPages } from "./shared-pages";
import { wholePage } from "./whole-page";

const commands = new FakeRedis();
const redis = new OptionalRedis(commands, new FakeClock());
const nonce = freshNonce();
const page = wholePage(
  "an-id",
  {
    status: 200,
    headers: [
      ["content-security-policy", pagePolicy(nonce, false)],
      ["x-list", ["a", "b"]],
    ],
  },
  Buffer.from(`<script nonce="${nonce}">\n"é\u{1f600}"</script>`),
);
const kept = { page, untilMs: 1_500 };

it("another instance of the same build and configuration reads the page unchanged", async () => {
  await new SharedPages(redis, "same").write("key", kept, 1_500);
  const read = await new SharedPages(redis, "same").read("key");
  expect(read).toMatchObject({ untilMs: 1_500, page: { id: "an-id", head: page.head, nonce } });
  expect(read?.page.bytes.equals(page.bytes)).toBe(true);
});

it("an instance of another build, or with another key, reads no page", async () => {
  await new SharedPages(redis, "one build").write("key", kept, 1_500);
  expect(await new SharedPages(redis, "other build").read("key")).toBeNull();
  expect(await new SharedPages(redis, "one build").read("other key")).toBeNull();
});

it("an entry that was forged without the configuration is not read", async () => {
  const shared = new SharedPages(redis, "mine");
  commands.texts.clear();
  await shared.write("key", kept, 1_500);
  await shared.write("other", kept, 1_500);
  const [key = "", otherKey = ""] = commands.texts.keys();
  const text = commands.texts.get(key) ?? "";
  const otherText = commands.texts.get(otherKey) ?? "";
  const forged = [
    "",
    "\n",
    "x",
    text.slice(0, -1),
    text.replace("<script", "<Script"),
    text.replace("1500", "9999"),
    text.slice(text.indexOf("\n")),
    otherText,
    `${text}<script>`,
  ];
  for (const each of forged) {
    commands.texts.set(key, each);
    expect(await shared.read("key")).toBeNull();
  }
  commands.texts.set(key, text);
  expect(await shared.read("key")).not.toBeNull();
});

it("Redis holds no URLs", async () => {
  commands.texts.clear();
  await new SharedPages(redis, "mine").write('["/account/EQsomebody",{"host":"x"}]', kept, 1_500);
  expect([...commands.texts.keys()].join()).not.toContain("EQsomebody");
});

import { expect, test } from "vitest";
import { Cards, MOST_CARDS } from "./cards";
import { PictureCache } from "./picture-cache";
import { PictureRefusal } from "./picture-refusal";

function cardsWith(drawCard: (svg: string) => Promise<Buffer>): Cards {
  return new Cards({ cache: new PictureCache(null), drawer: { drawCard } });
}

test("equal drawings are drawn once", async () => {
  const drawn: string[] = [];
  const cards = cardsWith((svg) => {
    drawn.push(svg);
    return Promise.resolve(Buffer.from(svg));
  });
  const both = await Promise.all([cards.obtain("a"), cards.obtain("a")]);
  expect([...both, await cards.obtain("a")]).toEqual(
    Array.from({ length: 3 }, () => ({ is: "drawn", bytes: Buffer.from("a") })),
  );
  await cards.obtain("b");
  expect(drawn).toEqual(["a", "b"]);
});

test("a card that cannot be drawn is reported as none, and not tried again at once", async () => {
  let tried = 0;
  const cards = cardsWith(() => {
    tried += 1;
    return Promise.reject(new PictureRefusal("content"));
  });
  expect([await cards.obtain("a"), await cards.obtain("a")]).toEqual([{ is: "none" }, { is: "none" }]);
  expect(tried).toBe(1);
});

test("a card beyond the limit of waiting ones is refused as busy, and drawn later", async () => {
  const ends: ((bytes: Buffer) => void)[] = [];
  const cards = cardsWith(() => new Promise((end) => ends.push(end)));
  const waiting = Array.from({ length: MOST_CARDS }, (_, at) => cards.obtain(String(at)));
  expect(await cards.obtain("one more")).toEqual({ is: "busy" });
  for (const end of ends) end(Buffer.from("x"));
  await Promise.all(waiting);
  void cards.obtain("one more");
  expect(ends).toHaveLength(MOST_CARDS + 1);
});

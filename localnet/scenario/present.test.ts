import { expect, it } from "vitest";
import { DAY, MINUTE } from "./act";
import { MOMENT_SECONDS, presentActs } from "./present";
import { openTown } from "./town";

const NOW = 1_700_000_000 - (1_700_000_000 % DAY);
const town = openTown("present", { globalId: -77 });
const told = (at: number) =>
  presentActs(town, at).map(({ by, sends }) => ({ by, to: sends.map(({ to }) => String(to)) }));

it("something happens in every moment, the same whenever it is asked", () => {
  for (let at = NOW; at < NOW + 2 * MINUTE; at += MOMENT_SECONDS) {
    expect(told(at).length).toBeGreaterThan(0);
    expect(told(at)).toEqual(told(at + MOMENT_SECONDS - 1));
    expect(told(at)).not.toEqual(told(at + MOMENT_SECONDS));
  }
});

it("nobody does two things at once, also when wages are paid", () => {
  for (const at of [NOW, NOW + MINUTE, NOW + 7 * MINUTE]) {
    const names = told(at).map(({ by }) => by);
    expect(new Set(names).size).toBe(names.length);
  }
  expect(told(NOW).map(({ by }) => by)).toEqual(expect.arrayContaining(["mill", "harbour"]));
});

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { Seats } from "./seats";

test("limits the seats of each visitor and of all together", () => {
  const seats = new Seats({ all: 3, each: 2 });
  const [one, two] = [seats.take("10.0.0.1"), seats.take("10.0.0.1")];
  expect([one, two, seats.take("10.0.0.1")].map((seat) => seat === null)).toEqual([false, false, true]);
  expect(seats.take("10.0.0.2")).not.toBeNull();
  expect(seats.take("10.0.0.3")).toBeNull();
  one?.();
  one?.();
  expect(seats.taken).toBe(2);
  expect(seats.take("10.0.0.3")).not.toBeNull();
  expect(seats.take("10.0.0.3")).toBeNull();
});

test("counts an IPv6 network as one visitor", () => {
  const seats = new Seats({ all: 10, each: 1 });
  expect(seats.take("2001:db8::1")).not.toBeNull();
  expect(seats.take("2001:db8::ffff")).toBeNull();
});

test("never exceeds a limit or loses a seat, in any order of taking and freeing (property)", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(4), fc.boolean()), { maxLength: 80 }), (steps) => {
      const seats = new Seats({ all: 7, each: 3 });
      const held = new Map<number, (() => void)[]>();
      for (const [visitor, comes] of steps) {
        const own = held.get(visitor) ?? [];
        const isFree = own.length < 3 && [...held.values()].flat().length < 7;
        const seat = comes ? seats.take(`10.0.0.${visitor}`) : null;
        expect(seat !== null).toBe(comes && isFree);
        if (seat !== null) held.set(visitor, [...own, seat]);
        if (!comes) own.pop()?.();
        expect(seats.taken).toBe([...held.values()].flat().length);
      }
    }),
  );
});

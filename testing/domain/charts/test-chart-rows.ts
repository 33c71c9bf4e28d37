import * as fc from "fast-check";
import type { Party } from "../../../lib/domain/transaction/transaction-row";
import { parseAddress } from "../../../lib/ton/address/read-address";
import { addressOf } from "../../../fixtures/toncenter/v3/samples/seed";

/** Arbitrary rows of an account, the newest first, with the fields that charts use. */
export const chartRows = (spreadSeconds: number, minLength = 0) =>
  fc
    .array(
      fc.record({
        at: fc.integer({ min: 1_700_000_000, max: 1_700_000_000 + spreadSeconds }),
        failure: fc.constantFrom(null, "out of gas"),
        received: fc.bigInt({ min: 0n, max: 10n ** 19n }),
        sent: fc.bigInt({ min: 0n, max: 10n ** 19n }),
        fees: fc.bigInt({ min: 0n, max: 10n ** 9n }),
        from: fc.option(party()),
        to: fc.option(party()),
        others: fc.constantFrom(0, 0, 0, 2),
      }),
      { minLength, maxLength: 80 },
    )
    .map((rows) =>
      rows
        .map((row) => ({
          ...row,
          received: row.from === null ? 0n : row.received,
          sent: row.to === null ? 0n : row.sent,
          others: row.to === null ? 0 : row.others,
        }))
        .toSorted((one, other) => other.at - one.at),
    );

function party(): fc.Arbitrary<Party> {
  return fc
    .integer({ min: 0, max: 14 })
    .map((number) => ({ address: parseAddress(addressOf(`party ${number}`)), name: null, bounceable: true }));
}

export function total(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, amount) => sum + amount, 0n);
}

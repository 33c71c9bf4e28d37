import { beginCell } from "@ton/core";
import { DAY, HOUR, type ScenarioEvent, type Chapter } from "../scenario-event";
import { collectionOf } from "../nft/nft-collections";
import { collector } from "../nft/nft-collectors";
import { itemOperation, transferItem, proveOwnership } from "../nft/nft-operations";

const PROVED = [3, 6, 9, 12];
const GIVEN_UP = [2, 22];
const REVOKED = [7, 15];
const REFUSED_TRANSFER = 11;

/**
 * Holders of non-transferable certificates prove their ownership or destroy them; the school revokes two;
 * one transfer fails.
 */
export const certificates: Chapter = (town, { from }) => {
  const school = collectionOf(town, "certificates");
  const at = from + 3 * DAY + 5 * HOUR;
  const certificateEvent = (
    number: number,
    send: ScenarioEvent["messages"][number],
    furtherTransactions: number,
  ): ScenarioEvent => ({
    at,
    by: collector(number),
    messages: [send],
    furtherTransactions,
  });
  const why = beginCell().storeStringTail("To work at the cranes").endCell();
  const owner = town.addressOf(collector(REFUSED_TRANSFER));
  return [
    ...PROVED.map((number) =>
      certificateEvent(number, proveOwnership(school.itemAt(number), town.addressOf("harbour"), why), 1),
    ),
    ...GIVEN_UP.map((number, index) => ({
      ...certificateEvent(number, itemOperation("destroy", school.itemAt(number)), 1),
      at: at + (index + 1) * HOUR,
    })),
    {
      at: at + HOUR,
      by: school.owner,
      messages: REVOKED.map((number) => itemOperation("revoke", school.itemAt(number))),
    },
    certificateEvent(
      REFUSED_TRANSFER,
      transferItem({ item: school.itemAt(REFUSED_TRANSFER), from: owner, to: owner }),
      1,
    ),
  ];
};

import { beginCell } from "@ton/core";
import { DAY, HOUR, type Act, type Chapter } from "../act";
import { openCollection } from "../nft/collections";
import { collector } from "../nft/collectors";
import { ask, handOver, prove } from "../nft/items";

const PROVED = [3, 6, 9, 12];
const GIVEN_UP = [2, 22];
const REVOKED = [7, 15];
const GRABBED = 11;

/** Some show their certificates to the harbour, some give them up, the school revokes two, and one cannot be sold. */
export const certificates: Chapter = (town, { from }) => {
  const school = openCollection(town, "certificates");
  const at = from + 3 * DAY + 5 * HOUR;
  const act = (number: number, send: Act["sends"][number], more: number): Act => ({
    at,
    by: collector(number),
    sends: [send],
    more,
  });
  const why = beginCell().storeStringTail("To work at the cranes").endCell();
  const owner = town.addressOf(collector(GRABBED));
  return [
    ...PROVED.map((number) => act(number, prove(school.itemAt(number), town.addressOf("harbour"), why), 1)),
    ...GIVEN_UP.map((number, index) => ({
      ...act(number, ask("destroy", school.itemAt(number)), 1),
      at: at + (index + 1) * HOUR,
    })),
    { at: at + HOUR, by: school.owner, sends: REVOKED.map((number) => ask("revoke", school.itemAt(number))) },
    act(GRABBED, handOver({ item: school.itemAt(GRABBED), from: owner, to: owner }), 1),
  ];
};

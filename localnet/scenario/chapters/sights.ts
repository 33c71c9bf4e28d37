import { beginCell, type Cell } from "@ton/core";
import { coins, DAY, HOUR, type Chapter } from "../act";
import { codeOf } from "../../contracts/code";
import { errand, FARE, visit } from "../errands";

const DROPS = 254;
const DROP = coins(0.01);

/** Once in the history: the fountain shares one payment among as many places as a transaction can. */
export const fountain: Chapter = ({ places }, { from }) => {
  const share = beginCell().storeUint(DROPS, 16).storeCoins(DROP).endCell();
  return [
    {
      at: from + DAY,
      by: "quentin",
      sends: [visit(places.fountain, coins(4), errand("share", share))],
      more: DROPS,
    },
  ];
};

/** The shelf publishes the workshop's code; a branch whose code is a reference to it opens and works. */
export const library: Chapter = ({ places }, { from }) => [
  {
    at: from + DAY + HOUR,
    by: "rosa",
    sends: [visit(places.shelf, coins(2), errand("publish", withCode()))],
  },
  { at: from + DAY + 2 * HOUR, by: "rosa", sends: [visit(places.branch, FARE, errand("make"))] },
  { at: from + DAY + 3 * HOUR, by: "samir", sends: [visit(places.branch, FARE, errand("tell"))] },
];

function withCode(): Cell {
  return beginCell().storeRef(codeOf("workshop")).endCell();
}

/** A purse is filled, somebody else tries to close it, its owner does, and it is gone. */
export const purse: Chapter = ({ places }, { from }) => [
  { at: from + 2 * DAY, by: "edith", sends: [visit(places.purse, coins(25), beginCell().endCell())] },
  { at: from + 2 * DAY + HOUR, by: "tove", sends: [visit(places.purse, FARE, errand("close"))] },
  { at: from + 2 * DAY + 2 * HOUR, by: "edith", sends: [visit(places.purse, FARE, errand("close"))] },
];

const PAPERS = 60;
const PAPER_BITS = 1_000;

/** Papers in the archive of the masterchain cost more rent than was left for it: it freezes when it is asked again. */
export const archive: Chapter = ({ places }, { from }) => [
  {
    at: from + DAY,
    by: "dmitri",
    sends: [visit(places.archive, coins(8), errand("store", beginCell().storeRef(papers()).endCell()))],
  },
  { at: from + 5 * DAY, by: "dmitri", sends: [visit(places.archive, coins(0.2), errand("make"))] },
];

function papers(): Cell {
  let pile = beginCell().endCell();
  for (let number = 1; number < PAPERS; number += 1)
    pile = beginCell().storeUint(number, PAPER_BITS).storeRef(pile).endCell();
  return pile;
}

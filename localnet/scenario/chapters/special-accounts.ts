import { beginCell, type Cell } from "@ton/core";
import { coins, DAY, HOUR, type Chapter } from "../scenario-event";
import { codeOf } from "../../contracts/stored-code";
import { operationBody, CALL_AMOUNT, deployOrCall } from "../town-operations";

const DROPS = 254;
const DROP = coins(0.01);

/** A fan-out: the fountain sends as many messages as one transaction can. */
export const fountain: Chapter = ({ contracts }, { from }) => {
  const share = beginCell().storeUint(DROPS, 16).storeCoins(DROP).endCell();
  return [
    {
      at: from + DAY,
      by: "quentin",
      messages: [deployOrCall(contracts.fountain, coins(4), operationBody("share", share))],
      furtherTransactions: DROPS,
    },
  ];
};

/**
 * The masterchain account `shelf` publishes the workshop's code as a library; `branch` runs code that is a
 * library reference.
 */
export const library: Chapter = ({ contracts }, { from }) => [
  {
    at: from + DAY + HOUR,
    by: "rosa",
    messages: [deployOrCall(contracts.shelf, coins(2), operationBody("publish", workshopCode()))],
  },
  {
    at: from + DAY + 2 * HOUR,
    by: "rosa",
    messages: [deployOrCall(contracts.branch, CALL_AMOUNT, operationBody("make"))],
  },
  {
    at: from + DAY + 3 * HOUR,
    by: "samir",
    messages: [deployOrCall(contracts.branch, CALL_AMOUNT, operationBody("emitLog"))],
  },
];

function workshopCode(): Cell {
  return beginCell().storeRef(codeOf("workshop")).endCell();
}

/** The purse is funded; a close by a non-owner fails; the owner's close destroys the account. */
export const purse: Chapter = ({ contracts }, { from }) => [
  {
    at: from + 2 * DAY,
    by: "edith",
    messages: [deployOrCall(contracts.purse, coins(25), beginCell().endCell())],
  },
  {
    at: from + 2 * DAY + HOUR,
    by: "tove",
    messages: [deployOrCall(contracts.purse, CALL_AMOUNT, operationBody("close"))],
  },
  {
    at: from + 2 * DAY + 2 * HOUR,
    by: "edith",
    messages: [deployOrCall(contracts.purse, CALL_AMOUNT, operationBody("close"))],
  },
];

const PAPERS = 60;
const PAPER_BITS = 1_000;

/**
 * The archive in the masterchain stores so much that its balance does not cover the rent; the next message
 * freezes it.
 */
export const archive: Chapter = ({ contracts }, { from }) => [
  {
    at: from + DAY,
    by: "dmitri",
    messages: [
      deployOrCall(
        contracts.archive,
        coins(8),
        operationBody("store", beginCell().storeRef(paperPile()).endCell()),
      ),
    ],
  },
  {
    at: from + 5 * DAY,
    by: "dmitri",
    messages: [deployOrCall(contracts.archive, coins(0.2), operationBody("make"))],
  },
];

function paperPile(): Cell {
  let pile = beginCell().endCell();
  for (let number = 1; number < PAPERS; number += 1)
    pile = beginCell().storeUint(number, PAPER_BITS).storeRef(pile).endCell();
  return pile;
}

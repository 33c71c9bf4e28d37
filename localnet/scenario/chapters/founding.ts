import { coins, type Chapter } from "../act";
import { gift } from "../errands";
import { EMPLOYERS, TRADERS, type ResidentName } from "../residents";

const START_MONEY = coins(2_000);
const CAPITAL = coins(100_000);

/** The giver hands out what the town begins with, in one batch. */
export const founding: Chapter = (town, { from }) => {
  const share = (name: ResidentName, amount: bigint, comment: string) =>
    gift(town.addressOf(name), amount, comment);
  return [
    {
      at: from,
      by: "giver",
      sends: [
        ...EMPLOYERS.map((name) => share(name, CAPITAL, "Capital")),
        ...TRADERS.map((name) => share(name, START_MONEY, "Welcome to the town")),
        share("ulrich", START_MONEY, "Yours as soon as you open your wallet"),
      ],
    },
  ];
};

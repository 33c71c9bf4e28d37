import { coins, MINUTE, type Chapter } from "../act";
import { gift } from "../errands";
import { EMPLOYERS, TRADERS, type ResidentName } from "../residents";

const START_MONEY = coins(2_000);
const CAPITAL = coins(100_000);
const FOR_EVERYBODY = coins(1_000_000_000);

/** The giver hands out what the town begins with, in one batch; then the faucet opens. */
export const founding: Chapter = (town, { from }) => {
  const share = (name: ResidentName, amount: bigint, comment: string) =>
    gift(town.addressOf(name), amount, comment);
  return [
    {
      at: from + MINUTE,
      by: "giver",
      sends: [
        share("faucet", FOR_EVERYBODY, "For whoever asks"),
        ...EMPLOYERS.map((name) => share(name, CAPITAL, "Capital")),
        ...TRADERS.map((name) => share(name, START_MONEY, "Welcome to the town")),
        share("ulrich", START_MONEY, "Yours as soon as you open your wallet"),
      ],
    },
    { at: from + 10 * MINUTE, by: "faucet", sends: [share("ines", coins(100), "The faucet is open")] },
  ];
};

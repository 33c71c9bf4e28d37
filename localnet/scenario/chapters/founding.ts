import { SUSPENDED_ACCOUNT } from "../../chain/suspended-accounts";
import { coins, MINUTE, type Chapter } from "../scenario-event";
import { paymentMessage } from "../town-operations";
import { EMPLOYERS, TRADERS, type ResidentName } from "../residents";

const START_MONEY = coins(2_000);
const CAPITAL = coins(100_000);
const FOR_EVERYBODY = coins(1_000_000_000);

/** The giver funds the residents in one batch; then the faucet makes its first payment. */
export const founding: Chapter = (town, { from }) => {
  const share = (name: ResidentName, amount: bigint, comment: string) =>
    paymentMessage(town.addressOf(name), amount, comment);
  return [
    {
      at: from + MINUTE,
      by: "giver",
      messages: [
        share("faucet", FOR_EVERYBODY, "For whoever asks"),
        ...EMPLOYERS.map((name) => share(name, CAPITAL, "Capital")),
        ...TRADERS.map((name) => share(name, START_MONEY, "Welcome to the town")),
        paymentMessage(SUSPENDED_ACCOUNT, START_MONEY, "Nobody can take it out"),
        share("ulrich", START_MONEY, "Yours as soon as you open your wallet"),
      ],
    },
    { at: from + 10 * MINUTE, by: "faucet", messages: [share("ines", coins(100), "The faucet is open")] },
  ];
};

import { CONFIG, ELECTOR } from "../../../ton/address/system-accounts";
import { validatorCycles, validatorElections } from "../../../toncenter/v3/v3-validators";
import { coinsFact, count, fact, given, presentFacts, numberFact, timeFact } from "./card-facts";
import { accountKind } from "./account-kind";

const NEWEST = { limit: 1, sort: "desc" } as const;

export const ELECTOR_ACCOUNT = accountKind({
  title: "Elector",
  fits: ({ address }) => address === ELECTOR,
  endpoint: validatorElections,
  params: () => NEWEST,
  facts: ({ elections: [newest] }) => [
    fact("Does", "takes the stakes of validators, elects them, and pays what they have earned"),
    ...(newest === undefined
      ? []
      : presentFacts(
          timeFact("Newest election is for the round from", newest.election_id),
          given(newest.elect_close, (at) => timeFact("Takes stakes until", at)),
          given(newest.total_participants, (many) => numberFact("Participants", many)),
          given(newest.total_stake, (stake) => coinsFact("Staked in all", stake)),
          given(newest.min_stake, (stake) => coinsFact("Least stake", stake)),
        )),
  ],
});

export const CONFIG_ACCOUNT = accountKind({
  title: "Configuration",
  fits: ({ address }) => address === CONFIG,
  endpoint: validatorCycles,
  params: () => NEWEST,
  facts: ({ cycles: [newest] }) => [
    fact("Does", "keeps the parameters of the network, which validators change by voting"),
    ...(newest === undefined
      ? []
      : presentFacts(
          timeFact("Newest validators begin", newest.cycle_start),
          timeFact("and end", newest.cycle_end),
          newest.total !== null &&
            fact(
              "Validators",
              count(newest.total),
              ...(newest.main === null ? [] : [", of them ", count(newest.main), " for the masterchain"]),
            ),
          given(newest.total_stake, (stake) => coinsFact("Their stakes", stake)),
        )),
  ],
});

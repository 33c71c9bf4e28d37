import { CONFIG, ELECTOR } from "../../../ton/address/system-accounts";
import { validatorCycles, validatorElections } from "../../../toncenter/v3/v3-validators";
import { coinsFact, count, fact, given, presentFacts, numberFact, timeFact } from "./card-facts";
import { accountKind } from "./account-kind";

const NEWEST = { limit: 1, sort: "desc" } as const;

export const ELECTOR_ACCOUNT = accountKind({
  title: "Elector",
  page: "elector",
  fits: ({ address }) => address === ELECTOR,
  endpoint: validatorElections,
  params: () => NEWEST,
  facts: ({ elections: [newest] }) => [
    fact("Role", "Accepts validator stakes, runs elections and pays rewards"),
    ...(newest === undefined
      ? []
      : presentFacts(
          timeFact("Election for round from", newest.election_id),
          given(newest.elect_close, (at) => timeFact("Stakes accepted until", at)),
          given(newest.total_participants, (many) => numberFact("Participants", many)),
          given(newest.total_stake, (stake) => coinsFact("Total stake", stake)),
          given(newest.min_stake, (stake) => coinsFact("Minimum stake", stake)),
        )),
  ],
});

export const CONFIG_ACCOUNT = accountKind({
  title: "Configuration",
  fits: ({ address }) => address === CONFIG,
  endpoint: validatorCycles,
  params: () => NEWEST,
  facts: ({ cycles: [newest] }) => [
    fact("Role", "Stores the network configuration, changed by validator votes"),
    ...(newest === undefined
      ? []
      : presentFacts(
          timeFact("Latest round starts", newest.cycle_start),
          timeFact("Latest round ends", newest.cycle_end),
          newest.total !== null &&
            fact(
              "Validators",
              count(newest.total),
              ...(newest.main === null ? [] : [", ", count(newest.main), " on the masterchain"]),
            ),
          given(newest.total_stake, (stake) => coinsFact("Total stake", stake)),
        )),
  ],
});

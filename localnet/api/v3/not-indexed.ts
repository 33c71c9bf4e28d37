import type { Endpoint } from "@/lib/toncenter/endpoint";
import {
  nominatorEvents,
  nominatorPool,
  nominatorPools,
  nominatorRewards,
  poolValidatorEvents,
  poolValidatorRewards,
} from "@/lib/toncenter/v3/staking";
import {
  validatorComplaints,
  validatorCycles,
  validatorElections,
  validatorEvents,
} from "@/lib/toncenter/v3/validators";
import { operation, type Described, type Operation } from "./operation";
import { Refused } from "../v2/refusal";

type Values = Readonly<Record<string, unknown>>;
type Answer = (values: Values, named: Described) => object;

/** Some lists repeat the bounds that were asked for. */
function boundsOf(values: Values) {
  return Object.fromEntries(
    ["start_utime", "end_utime"].filter((name) => name in values).map((name) => [name, values[name]]),
  );
}

const rows =
  (name: string): Answer =>
  (_, { address_book }) => ({ [name]: [], address_book });
const events: Answer = (values, { address_book }) => ({ ...boundsOf(values), events: [], address_book });
const rewards: Answer = (values, { address_book }) => ({
  ...boundsOf(values),
  total_on_page: "0",
  rewards: [],
  address_book,
});
const noPool: Answer = () => {
  throw new Refused(404, "Pool not found");
};

/** What this index does not gather: there is none of it, which is all that it can say. */
const ANSWERS: readonly (readonly [endpoint: Endpoint, answer: Answer])[] = [
  [nominatorPool, noPool],
  [nominatorPools, rows("nominator_pools")],
  [nominatorEvents, events],
  [nominatorRewards, rewards],
  [poolValidatorEvents, events],
  [poolValidatorRewards, rewards],
  [validatorEvents, events],
  [validatorElections, rows("elections")],
  [validatorCycles, rows("cycles")],
  [validatorComplaints, rows("complaints")],
];

export const NOT_INDEXED: readonly Operation[] = ANSWERS.map(([endpoint, answer]) =>
  operation(endpoint, ({ values, described }) => answer(values, described([]))),
);

import { exchanges, swaps } from "../../scenario/chapters/exchanges";
import { bonus, issues } from "../../scenario/chapters/issues";
import { jettonPayments, jettonSights } from "../../scenario/chapters/jetton-payments";
import { tellTown } from "../test-town";

/** Used by tests of jettons: the town with all that it does with them. */
export const tellJettons = () => tellTown(issues, bonus, exchanges, jettonPayments, jettonSights, swaps);

import { address, bigint, extraCurrencies, flag, opcode, text } from "../../schema";
import { details } from "../optional-details";

const between = { source: address, destination: address, value: bigint };
const call = { ...between, opcode, extra_currencies: extraCurrencies };
const transfer = { ...between, value_extra_currencies: extraCurrencies, comment: text, encrypted: flag };

export const basicDetails = {
  call_contract: details(call),
  contract_deploy: details({ ...between, opcode }),
  ton_transfer: details(transfer),
  /** The names of call_contract and ton_transfer with extra currencies. */
  extra_currency_transfer: details({ ...call, ...transfer }),
  tick_tock: details({
    account: address,
  }),
};

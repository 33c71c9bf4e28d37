import { at } from "./at";

export const basicSamples = {
  ton_transfer: {
    ...at("source", "destination"),
    value: "1003000003",
    value_extra_currencies: { "100": "45600001" },
    comment: "thank you",
    encrypted: false,
  },
  extra_currency_transfer: {
    ...at("source", "destination"),
    value: "250000001",
    value_extra_currencies: { "100": "45600002" },
    comment: "thank you",
    encrypted: false,
  },
  call_contract: {
    ...at("source", "destination"),
    opcode: "0x0f8a7ea5",
    value: "1001000001",
    extra_currencies: { "100": "12300001" },
  },
  contract_deploy: {
    ...at("source", "destination"),
    opcode: "0x0f8a7ea5",
    value: "1002000002",
  },
  tick_tock: {
    ...at("account"),
  },
};

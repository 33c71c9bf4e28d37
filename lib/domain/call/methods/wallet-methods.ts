import { arg, fields, methodsOf, optionalArg } from "./method-row";

const WALLETS = methodsOf("Wallet", {
  seqno: { results: [["Seqno", "int"]] },
  get_public_key: { results: [["Public key", "hash"]] },
  get_subwallet_id: { results: [["Wallet ID", "int"]] },
  get_wallet_id: { results: [["Wallet ID", "int"]] },
});

const WALLET_V4 = methodsOf("Wallet v4", {
  get_plugin_list: {
    results: [
      [
        "Plugins",
        {
          rows: fields(["Workchain", "int"], ["Account", "hash"]),
        },
      ],
    ],
  },
  is_plugin_installed: {
    args: [arg("Workchain", "int"), arg("Account", "account")],
    results: [["Installed", "flag"]],
  },
});

const WALLET_V5 = methodsOf("Wallet v5", {
  is_signature_allowed: { results: [["Signature allowed", "flag"]] },
  get_extensions: { results: [["Extensions", "cell"]] },
});

const HIGHLOAD = methodsOf("Highload wallet", {
  "processed?": {
    args: [arg("Query ID", "int"), optionalArg("Need clean", "int")],
    results: [["Processed", "int"]],
  },
  get_timeout: { results: [["Timeout", "duration"]] },
  get_last_clean_time: { results: [["Last cleaned", "time"]] },
});

const MULTISIG = methodsOf("Multisig v2", {
  get_multisig_data: {
    results: [
      ["Next order seqno", "int"],
      ["Threshold", "int"],
      ["Signers", "cell"],
      ["Proposers", "cell"],
    ],
  },
  get_order_address: { args: [arg("Order seqno", "int")], results: [["Order", "address"]] },
  get_order_estimate: {
    args: [arg("Order", "cell"), arg("Expires", "time")],
    results: [["Estimated cost", "coins"]],
  },
  get_order_data: {
    results: [
      ["Multisig", "address"],
      ["Order seqno", "int"],
      ["Threshold", "int"],
      ["Executed", "flag"],
      ["Signers", "cell"],
      ["Approvals mask", "int"],
      ["Approvals", "int"],
      ["Expires", "time"],
      ["Order", "cell"],
    ],
  },
});

const VESTING = methodsOf("Vesting", {
  get_vesting_data: {
    results: [
      ["Start", "time"],
      ["Total duration", "duration"],
      ["Unlock period", "duration"],
      ["Cliff", "duration"],
      ["Total amount", "coins"],
      ["Sender", "address"],
      ["Owner", "address"],
      ["Whitelist", "cell"],
    ],
  },
  get_locked_amount: { args: [arg("At time", "time")], results: [["Locked amount", "coins"]] },
  is_whitelisted: { args: [arg("Address", "address")], results: [["Whitelisted", "flag"]] },
  get_whitelist: {
    results: [
      [
        "Whitelist",
        {
          rows: fields(["Workchain", "int"], ["Account", "hash"]),
        },
      ],
    ],
  },
});

export const WALLET_METHODS = [...WALLETS, ...WALLET_V4, ...WALLET_V5, ...HIGHLOAD, ...MULTISIG, ...VESTING];

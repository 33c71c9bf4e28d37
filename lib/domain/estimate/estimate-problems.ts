import { badInput } from "../../toncenter/error";

export const UNKNOWN_ACCOUNT = badInput("Nothing is known of the account.");

export const NO_KNOWN_WALLET = badInput(
  "This account is no wallet of version 1 to 5: paste a message to it.",
  "from",
);

export const NO_PUBLIC_KEY = badInput(
  "This wallet is not deployed: add its public key, or paste a message with its StateInit.",
  "key",
);

export const OTHER_PUBLIC_KEY = badInput(
  "This key makes no wallet of version 1 to 5 at this address.",
  "key",
);

export const NOT_A_WALLET = badInput("Not a wallet.", "from");

import { readAddress, tryAddress } from "../../ton/address/read-address";
import { parseAmount } from "../../ton/value/parse-amount";
import { attempt } from "../attempt";
import { readDomainName } from "../domain-name";
import type { Form, Match } from "../form";
import { splitLink, type Link } from "../link";
import { isHostOf, networkOfLink, WALLET_HOSTS, WALLET_SCHEMES } from "../link-hosts";

/** The recipient: in `ton://transfer/<address>` `transfer` is where a host would be. */
function payeeOf({ scheme, host, path }: Link): string | null {
  const whole = WALLET_SCHEMES.includes(scheme) ? `/${host ?? ""}${path}` : path;
  if (!WALLET_SCHEMES.includes(scheme) && !isHostOf(host, WALLET_HOSTS)) return null;
  return /^\/(?:v2\/)?transfer\/(.+)$/i.exec(whole)?.[1] ?? null;
}

function amountOf(text: string | null): bigint | null {
  const amount = text === null ? null : attempt(() => parseAmount(text, 0));
  return amount === null || amount < 0n ? null : amount;
}

function transfer(payee: string, link: Link): Match | null {
  const account = attempt(() => readAddress(payee));
  if (account === null) return null;
  const jetton = link.params.get("jetton");
  return {
    kind: "transfer",
    address: account.address,
    amount: amountOf(link.params.get("amount")),
    jetton: jetton === null ? null : tryAddress(jetton),
    comment: link.params.get("text"),
    certainty: "exact",
    testnet: networkOfLink(link) ? true : account.testnet,
  };
}

export const transferLinkForm: Form = {
  name: "a wallet payment link",
  example: "ton://transfer/Ef8zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzM0vF?amount=1000000000",
  read(text) {
    const link = splitLink(text);
    const payee = link === null ? null : payeeOf(link);
    if (link === null || payee === null) return [];
    const paid = transfer(payee, link);
    if (paid !== null) return [paid];
    const domain = readDomainName(payee);
    if (domain === null) return [];
    const certainty = domain.warning === null ? "exact" : "possible";
    return [{ kind: "domain", ...domain, certainty, testnet: null }];
  },
};

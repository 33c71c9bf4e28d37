import "server-only";
import { gatewayOf } from "../../gateway/gateways";
import type { Lane } from "../../gateway/budget/lanes";
import type { AccountFacts } from "../../domain/account/account-report";
import { contractFacts } from "../../domain/account/contract-types";
import type { Address } from "../../ton/address/address";
import { readRoot } from "../../ton/cell/read-root";
import { codeName } from "../../ton/contract/code-names";
import { isWalletCode } from "../../ton/contract/wallet-codes";
import { walletIn } from "../../ton/contract/wallet-data";
import { getAddressInformation, type AddressInformation } from "../../toncenter/v2/v2-accounts";

export interface AccountFallback {
  readonly account: AccountFacts;
  readonly asOfMs: number;
}

/** Nodes use one name for accounts with coins and no contract, and for those that never existed. */
const STATUSES: Readonly<Record<AddressInformation["state"], string>> = {
  uninitialized: "uninit",
  active: "active",
  frozen: "frozen",
};

/**
 * A node's data about an account; null if the node does not know it or fails. One call: with code and data, its
 * answer includes everything that other methods of the node return.
 */
export async function loadFromNode(
  network: string,
  address: Address,
  lane: Lane,
): Promise<AccountFallback | null> {
  const answer = await gatewayOf(network).call(getAddressInformation, { address }, { lane });
  if (!answer.ok) return null;
  const { value, asOfMs } = answer.value;
  return isKnown(value) ? { account: factsOf(address, value), asOfMs } : null;
}

function isKnown({ state, balance, last_transaction_id: last, suspended }: AddressInformation): boolean {
  return state !== "uninitialized" || balance > 0n || last.lt > 0n || suspended === true;
}

/** The form in which the index gives an address, according to a node: wallets and accounts without code have the other. */
function isBounceableAtNode({ state, code }: Pick<AddressInformation, "state" | "code">): boolean {
  if (state !== "active" || code === null) return false;
  const root = readRoot(code);
  return root === null || !isWalletCode(root.hash);
}

function factsOf(address: Address, answer: AddressInformation): AccountFacts {
  const { state, balance, extra_currencies: extra, last_transaction_id: last } = answer;
  const code = readRoot(answer.code);
  const data = readRoot(answer.data);
  const name = code === null ? null : codeName(code.hash);
  const wallet = name === null || data === null ? null : walletIn(name, data);
  return {
    source: "node",
    status: STATUSES[state],
    balance,
    extraCurrencies: extra.map(({ id, amount }) => ({ id: String(id), amount })),
    bounceable: isBounceableAtNode(answer),
    domain: null,
    ...contractFacts(address, null, name),
    codeHash: code?.hash ?? null,
    frozenHash: answer.frozen_hash,
    suspended: answer.suspended,
    wallet,
    lastTransaction: last.lt === 0n ? null : { hash: last.hash, lt: last.lt },
  };
}

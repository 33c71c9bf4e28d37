import {
  accountPath,
  blockPath,
  blocksAtPath,
  decodePath,
  domainPath,
  searchPath,
  transactionPath,
  transactionsAtPath,
  type AddressNetwork,
} from "../paths";
import type { Address } from "../ton/address/address";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "../ton/block/block";
import type { AccountPage, Meaning } from "./form";

/** One page shows an account in all its roles. */
const ACCOUNT_PAGES: Readonly<Record<AccountPage, (network: AddressNetwork, address: Address) => string>> = {
  account: accountPath,
  jetton: accountPath,
  nft: accountPath,
  pool: accountPath,
  multisig: accountPath,
  vesting: accountPath,
};

/** The canonical URL, in this network, of what was meant. Whether it exists there is another question. */
export function targetOf(meaning: Meaning, network: AddressNetwork): string {
  switch (meaning.kind) {
    case "account":
      return ACCOUNT_PAGES[meaning.page](network, meaning.address);
    case "transfer":
      return accountPath(network, meaning.address);
    case "domain":
      return domainPath(network, meaning.name);
    case "hash":
    case "transaction":
      return transactionPath(network, meaning.hash);
    case "block":
      return blockPath(network, meaning.id);
    case "masterchain block":
      return blockPath(network, {
        workchain: MASTERCHAIN,
        shard: MASTERCHAIN_SHARD,
        seqno: meaning.seqno,
      });
    case "logical time":
      return transactionsAtPath(network, meaning.lt);
    case "boc":
      return decodePath(network, meaning.boc);
    case "moment":
      return blocksAtPath(network, meaning.seconds);
    case "text":
      return searchPath(network, meaning.query);
  }
}

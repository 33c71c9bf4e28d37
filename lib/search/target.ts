import {
  accountPath,
  blockPath,
  blocksAtPath,
  decodePath,
  domainPath,
  jettonPath,
  multisigPath,
  nftPath,
  poolPath,
  searchPath,
  transactionPath,
  transactionsAtPath,
  validatorKeyPath,
  validatorPath,
  vestingPath,
  type AddressNetwork,
} from "../paths";
import type { Address } from "../ton/address/address";
import { MASTERCHAIN, MASTERCHAIN_SHARD } from "../ton/block/block";
import type { AccountPage, Match } from "./form";

/** Pages for the role of an account. */
const ACCOUNT_PAGES: Readonly<Record<AccountPage, (network: AddressNetwork, address: Address) => string>> = {
  account: accountPath,
  jetton: jettonPath,
  nft: nftPath,
  pool: poolPath,
  multisig: multisigPath,
  vesting: vestingPath,
  validator: validatorPath,
};

/** The canonical URL of a match in this network, whether it exists there or not. */
export function targetOf(match: Match, network: AddressNetwork): string {
  switch (match.kind) {
    case "account":
      return ACCOUNT_PAGES[match.page](network, match.address);
    case "transfer":
      return accountPath(network, match.address);
    case "domain":
      return domainPath(network, match.name);
    case "hash":
    case "transaction":
      return transactionPath(network, match.hash);
    case "validator":
      return validatorKeyPath(network, match.key);
    case "block":
      return blockPath(network, match.id);
    case "masterchain block":
      return blockPath(network, {
        workchain: MASTERCHAIN,
        shard: MASTERCHAIN_SHARD,
        seqno: match.seqno,
      });
    case "logical time":
      return transactionsAtPath(network, match.lt);
    case "boc":
      return decodePath(network, match.boc);
    case "moment":
      return blocksAtPath(network, match.seconds);
    case "text":
      return searchPath(network, match.query);
  }
}

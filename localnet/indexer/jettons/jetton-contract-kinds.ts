import { Address as CoreAddress, type TupleReader } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { parseHash } from "@/lib/ton/value/hash";
import { codeOf } from "../../contracts/stored-code";
import { contentOf, infoOf } from "../content/token-content";
import type { Contract } from "../contract-view";
import type { ContractKind } from "../contract-family";
import { accountOf } from "../stack-values";
import { upsert } from "../write-row";
import { packAmount } from "./packed-amounts";
import { addressCell, addressOrNull } from "./jetton-messages";

/** Throws for an impossible amount. */
function amountIn(data: TupleReader): string {
  const packed = packAmount(data.readBigNumber());
  if (packed === null) throw new RangeError("not an amount");
  return packed;
}

/** Whether the jetton master confirms that this is the owner's wallet. */
async function isWalletOf(
  contract: Contract,
  {
    jetton,
    owner,
    wallet,
  }: { readonly jetton: Address; readonly owner: CoreAddress; readonly wallet: Address },
): Promise<boolean> {
  const result = await contract
    .at(jetton)
    ?.runMethod("get_wallet_address", [{ type: "slice", cell: addressCell(owner) }]);
  return result != null && accountOf(result.readAddress()) === wallet;
}

/** An owner's share of a mintless jetton, claimed or not. */
export interface MintlessShare {
  readonly amount: string;
  /** Seconds since 1970. */
  readonly startsAt: number;
  readonly expiresAt: number;
}

const MINTLESS = parseHash(codeOf("mintless_minter").hash().toString("hex"));

/** Only localnet's minter holds the list of shares itself. */
async function shareOf(minter: Contract | null, owner: CoreAddress): Promise<MintlessShare | null> {
  if (minter?.account.codeHash !== MINTLESS) return null;
  const answer = await minter.runMethod("get_share", [{ type: "slice", cell: addressCell(owner) }]);
  const amount = answer?.readBigNumber() ?? 0n;
  if (answer === null || amount === 0n) return null;
  return { amount: String(amount), startsAt: answer.readNumber(), expiresAt: answer.readNumber() };
}

const stateColumns = ({ account: { address, codeHash, dataHash, lastLt } }: Contract) => ({
  address,
  code: codeHash,
  data: dataHash,
  last_lt: lastLt,
});

const master: ContractKind = {
  name: "jetton_master",
  matchesCode: (code) => code.hasMethods("get_jetton_data", "get_wallet_address"),
  async read(contract) {
    const data = await contract.runMethod("get_jetton_data");
    if (data === null) return null;
    const supply = amountIn(data);
    const mintable = data.readBigNumber() === 0n ? 0 : 1;
    const admin = addressOrNull(data.readAddressOpt());
    const content = contentOf(data.readCell());
    const walletCode = parseHash(data.readCell().hash().toString("hex"));
    const row = {
      ...stateColumns(contract),
      supply,
      mintable,
      admin,
      content: content === null ? null : JSON.stringify(content.content),
      info: content === null ? null : JSON.stringify(infoOf(content)),
      wallet_code: walletCode,
    };
    return ({ database }) => upsert(database, "jetton_master", row);
  },
};

/** Accepted only if the jetton master confirms it. */
const wallet: ContractKind = {
  name: "jetton_wallet",
  matchesCode: (code) => code.hasMethods("get_wallet_data"),
  async read(contract) {
    const data = await contract.runMethod("get_wallet_data");
    if (data === null) return null;
    const balance = amountIn(data);
    const owner = data.readAddress();
    const jetton = accountOf(data.readAddress());
    if (!(await isWalletOf(contract, { jetton, owner, wallet: contract.address }))) return null;
    const share = await shareOf(contract.at(jetton), owner);
    const row = {
      ...stateColumns(contract),
      balance,
      owner: accountOf(owner),
      master: jetton,
      share: share === null ? null : JSON.stringify(share),
    };
    return ({ database }) => upsert(database, "jetton_wallet", row);
  },
};

/** Trades TON for one jetton; must have a wallet of that jetton. */
const exchange: ContractKind = {
  name: "town_exchange",
  matchesCode: (code) => code.hasMethods("get_exchange_data"),
  async read(contract) {
    const data = await contract.runMethod("get_exchange_data");
    if (data === null) return null;
    const jetton = accountOf(data.readAddress());
    const exchangeWallet = addressOrNull(data.readAddressOpt());
    const { address } = contract;
    if (
      exchangeWallet === null ||
      !(await isWalletOf(contract, { jetton, owner: CoreAddress.parse(address), wallet: exchangeWallet }))
    )
      return null;
    return ({ database }) => upsert(database, "exchange", { address, jetton, wallet: exchangeWallet });
  },
};

/** An exchange comes after the master, because it is also the master of its own shares. */
export const JETTON_CONTRACTS: readonly ContractKind[] = [master, wallet, exchange];

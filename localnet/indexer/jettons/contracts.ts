import { Address as CoreAddress, type TupleReader } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { parseHash } from "@/lib/ton/value/hash";
import { contentOf, infoOf } from "../content/resolve";
import type { Contract } from "../contract";
import type { ContractKind } from "../family";
import { accountOf } from "../stack";
import { upsert } from "../write-row";
import { packAmount } from "./amounts";
import { addressCell, addressOrNull } from "./messages";

/** Throws for what no contract can hold. */
function amountIn(data: TupleReader): string {
  const packed = packAmount(data.readBigNumber());
  if (packed === null) throw new RangeError("not an amount");
  return packed;
}

/** Whether the jetton's own contract says that this is the owner's wallet. */
async function isWalletOf(
  contract: Contract,
  {
    jetton,
    owner,
    wallet,
  }: { readonly jetton: Address; readonly owner: CoreAddress; readonly wallet: Address },
): Promise<boolean> {
  const told = await contract
    .at(jetton)
    ?.ask("get_wallet_address", [{ type: "slice", cell: addressCell(owner) }]);
  return told != null && accountOf(told.readAddress()) === wallet;
}

const stateOf = ({ account: { address, codeHash, dataHash, lastLt } }: Contract) => ({
  address,
  code: codeHash,
  data: dataHash,
  last_lt: lastLt,
});

const master: ContractKind = {
  name: "jetton_master",
  isMadeOf: (code) => code.answers("get_jetton_data", "get_wallet_address"),
  async read(contract) {
    const data = await contract.ask("get_jetton_data");
    if (data === null) return null;
    const supply = amountIn(data);
    const mintable = data.readBigNumber() === 0n ? 0 : 1;
    const admin = addressOrNull(data.readAddressOpt());
    const content = contentOf(data.readCell());
    const walletCode = parseHash(data.readCell().hash().toString("hex"));
    const row = {
      ...stateOf(contract),
      supply,
      mintable,
      admin,
      told: content === null ? null : JSON.stringify(content.told),
      info: content === null ? null : JSON.stringify(infoOf(content)),
      wallet_code: walletCode,
    };
    return ({ database }) => upsert(database, "jetton_master", row);
  },
};

/** It is one only if its master says so too. */
const wallet: ContractKind = {
  name: "jetton_wallet",
  isMadeOf: (code) => code.answers("get_wallet_data"),
  async read(contract) {
    const data = await contract.ask("get_wallet_data");
    if (data === null) return null;
    const balance = amountIn(data);
    const owner = data.readAddress();
    const jetton = accountOf(data.readAddress());
    if (!(await isWalletOf(contract, { jetton, owner, wallet: contract.address }))) return null;
    const row = { ...stateOf(contract), balance, owner: accountOf(owner), master: jetton };
    return ({ database }) => upsert(database, "jetton_wallet", row);
  },
};

/** Trades coins for one jetton, of which it has to have a wallet. */
const exchange: ContractKind = {
  name: "town_exchange",
  isMadeOf: (code) => code.answers("get_exchange_data"),
  async read(contract) {
    const data = await contract.ask("get_exchange_data");
    if (data === null) return null;
    const jetton = accountOf(data.readAddress());
    const own = addressOrNull(data.readAddressOpt());
    const { address } = contract;
    if (
      own === null ||
      !(await isWalletOf(contract, { jetton, owner: CoreAddress.parse(address), wallet: own }))
    )
      return null;
    return ({ database }) => upsert(database, "exchange", { address, jetton, wallet: own });
  },
};

/** An exchange comes after what it is besides: it issues shares of itself. */
export const JETTON_CONTRACTS: readonly ContractKind[] = [master, wallet, exchange];

import type { Cell } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { parseWireAddress } from "@/lib/ton/address/read-address";
import { parseHash } from "@/lib/ton/value/hash";
import { eachEntry } from "../../chain/cells/read-dictionary";
import type { ContractKind } from "../contract-family";
import { accountOf, rawCellOf, uint } from "../stack-values";
import { writeVesting } from "./vesting-rows";

const CODE = parseHash("tItTGr7DtxRjgpH3137W3J9qJynvyiBHcTc3TUrotZA=");

export const VESTING = "wallet_vesting";

const ADDRESS_BITS = 8 + 256;
/** A limit because the initial whitelist is data of the deployer, which may be forged. */
const MAX_LISTED = 1_000;

export const vesting: ContractKind = {
  name: VESTING,
  matchesCode: ({ hash }) => hash === CODE,
  async read(contract) {
    const answer = await contract.runMethod("get_vesting_data");
    if (answer === null) return null;
    const row = {
      address: contract.address,
      starts: uint(answer.readBigNumber(), 48),
      duration: uint(answer.readBigNumber(), 32),
      period: uint(answer.readBigNumber(), 32),
      cliff: uint(answer.readBigNumber(), 32),
      amount: answer.readBigNumber(),
      sender: accountOf(answer.readAddress()),
      owner: accountOf(answer.readAddress()),
      whitelist: readWhitelist(answer.readCellOpt()),
    };
    return (tables) => writeVesting(tables, row);
  },
};

function readWhitelist(dictionary: Cell | null): readonly Address[] {
  const listed: Address[] = [];
  eachEntry(dictionary === null ? null : rawCellOf(dictionary), ADDRESS_BITS, (key) => {
    if (listed.length === MAX_LISTED) throw new RangeError("a list is too long");
    listed.push(addressOfKey(key));
  });
  return listed;
}

/** A key is a string of bits: the workchain, then the account id. */
function addressOfKey(key: string): Address {
  const workchain = Number(BigInt.asIntN(8, BigInt(`0b${key.slice(0, 8)}`)));
  const account = BigInt(`0b${key.slice(8)}`)
    .toString(16)
    .padStart(64, "0")
    .toUpperCase();
  return parseWireAddress(`${workchain}:${account}`);
}

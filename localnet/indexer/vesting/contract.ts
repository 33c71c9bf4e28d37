import type { Cell } from "@ton/core";
import type { Address } from "@/lib/ton/address/address";
import { parseWireAddress } from "@/lib/ton/address/read-address";
import { parseHash } from "@/lib/ton/value/hash";
import { eachEntry } from "../../chain/cells/dictionary";
import type { ContractKind } from "../family";
import { accountOf, rawOf, uint } from "../stack";
import { writeVesting } from "./rows";

const CODE = parseHash("tItTGr7DtxRjgpH3137W3J9qJynvyiBHcTc3TUrotZA=");

export const VESTING = "wallet_vesting";

const ADDRESS_BITS = 8 + 256;
/** Whoever makes a contract with this code writes its first list: nobody needs a longer one. */
const MOST_LISTED = 1_000;

export const vesting: ContractKind = {
  name: VESTING,
  isMadeOf: ({ hash }) => hash === CODE,
  async read(contract) {
    const answer = await contract.ask("get_vesting_data");
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
      whitelist: listedIn(answer.readCellOpt()),
    };
    return (tables) => writeVesting(tables, row);
  },
};

function listedIn(dictionary: Cell | null): readonly Address[] {
  const listed: Address[] = [];
  eachEntry(dictionary === null ? null : rawOf(dictionary), ADDRESS_BITS, (key) => {
    if (listed.length === MOST_LISTED) throw new RangeError("a list is too long");
    listed.push(addressFrom(key));
  });
  return listed;
}

/** Of a key, which is a text of bits: the workchain, then the account. */
function addressFrom(key: string): Address {
  const workchain = Number(BigInt.asIntN(8, BigInt(`0b${key.slice(0, 8)}`)));
  const account = BigInt(`0b${key.slice(8)}`)
    .toString(16)
    .padStart(64, "0")
    .toUpperCase();
  return parseWireAddress(`${workchain}:${account}`);
}

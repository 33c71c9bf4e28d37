import { beginCell, Cell, type Builder } from "@ton/core";
import { workchainOf, type Address } from "../address/address";
import type { Hash } from "../value/hash";
import type { InitCells } from "./open-message";

/** The code of the common wallets, as their authors published it. */
const CODES = {
  wallet_v1r3:
    "te6ccgEBAQEAXwAAuv8AIN0gggFMl7ohggEznLqxnHGw7UTQ0x/XC//jBOCk8mCBAgDXGCDXCx/tRNDTH9P/0VESuvKhIvkBVBBE+RDyovgAAdMfMSDXSpbTB9QC+wDe0aTIyx/L/8ntVA==",
  wallet_v2r2:
    "te6ccgEBAQEAYwAAwv8AIN0gggFMl7ohggEznLqxnHGw7UTQ0x/XC//jBOCk8mCDCNcYINMf0x8B+CO78mPtRNDTH9P/0VExuvKhA/kBVBBC+RDyovgAApMg10qW0wfUAvsA6NGkyMsfy//J7VQ=",
  wallet_v3r1:
    "te6ccgEBAQEAYgAAwP8AIN0gggFMl7qXMO1E0NcLH+Ck8mCDCNcYINMf0x/TH/gjE7vyY+1E0NMf0x/T/9FRMrryoVFEuvKiBPkBVBBV+RDyo/gAkyDXSpbTB9QC+wDo0QGkyMsfyx/L/8ntVA==",
  wallet_v3r2:
    "te6ccgEBAQEAcQAA3v8AIN0gggFMl7ohggEznLqxn3Gw7UTQ0x/THzHXC//jBOCk8mCDCNcYINMf0x/TH/gjE7vyY+1E0NMf0x/T/9FRMrryoVFEuvKiBPkBVBBV+RDyo/gAkyDXSpbTB9QC+wDo0QGkyMsfyx/L/8ntVA==",
  wallet_v4r2:
    "te6ccgECFAEAAtQAART/APSkE/S88sgLAQIBIAIPAgFIAwYC5tAB0NMDIXGwkl8E4CLXScEgkl8E4ALTHyGCEHBsdWe9IoIQZHN0cr2wkl8F4AP6QDAg+kQByMoHy//J0O1E0IEBQNch9AQwXIEBCPQKb6Exs5JfB+AF0z/IJYIQcGx1Z7qSODDjDQOCEGRzdHK6kl8G4w0EBQB4AfoA9AQw+CdvIjBQCqEhvvLgUIIQcGx1Z4MesXCAGFAEywUmzxZY+gIZ9ADLaRfLH1Jgyz8gyYBA+wAGAIpQBIEBCPRZMO1E0IEBQNcgyAHPFvQAye1UAXKwjiOCEGRzdHKDHrFwgBhQBcsFUAPPFiP6AhPLassfyz/JgED7AJJfA+ICASAHDgIBIAgNAgFYCQoAPbKd+1E0IEBQNch9AQwAsjKB8v/ydABgQEI9ApvoTGACASALDAAZrc52omhAIGuQ64X/wAAZrx32omhAEGuQ64WPwAARuMl+1E0NcLH4AFm9JCtvaiaECAoGuQ+gIYRw1AgIR6STfSmRDOaQPp/5g3gSgBt4EBSJhxWfMYQE+PKDCNcYINMf0x/THwL4I7vyZO1E0NMf0x/T//QE0VFDuvKhUVG68qIF+QFUEGT5EPKj+AAkpMjLH1JAyx9SMMv/UhD0AMntVPgPAdMHIcAAn2xRkyDXSpbTB9QC+wDoMOAhwAHjACHAAuMAAcADkTDjDQOkyMsfEssfy/8QERITAG7SB/oA1NQi+QAFyMoHFcv/ydB3dIAYyMsFywIizxZQBfoCFMtrEszMyXP7AMhAFIEBCPRR8qcCAHCBAQjXGPoA0z/IVCBHgQEI9FHyp4IQbm90ZXB0gBjIywXLAlAGzxZQBPoCFMtqEssfyz/Jc/sAAgBsgQEI1xj6ANM/MFIkgQEI9Fnyp4IQZHN0cnB0gBjIywXLAlAFzxZQA/oCE8tqyx8Syz/Jc/sAAAr0AMntVA==",
  wallet_v5r1:
    "te6ccgECFAEAAoEAART/APSkE/S88sgLAQIBIAINAgFIAwQC3NAg10nBIJFbj2Mg1wsfIIIQZXh0br0hghBzaW50vbCSXwPgghBleHRuuo60gCDXIQHQdNch+kAw+kT4KPpEMFi9kVvg7UTQgQFB1yH0BYMH9A5voTGRMOGAQNchcH/bPOAxINdJgQKAuZEw4HDiEA8CASAFDAIBIAYJAgFuBwgAGa3OdqJoQCDrkOuF/8AAGa8d9qJoQBDrkOuFj8ACAUgKCwAXsyX7UTQcdch1wsfgABGyYvtRNDXCgCAAGb5fD2omhAgKDrkPoCwBAvIOAR4g1wsfghBzaWduuvLgin8PAeaO8O2i7fshgwjXIgKDCNcjIIAg1yHTH9Mf0x/tRNDSANMfINMf0//XCgAK+QFAzPkQmiiUXwrbMeHywIffArNQB7Dy0IRRJbry4IVQNrry4Ib4I7vy0IgikvgA3gGkf8jKAMsfAc8Wye1UIJL4D95w2zzYEAP27aLt+wL0BCFukmwhjkwCIdc5MHCUIccAs44tAdcoIHYeQ2wg10nACPLgkyDXSsAC8uCTINcdBscSwgBSMLDy0InXTNc5MAGk6GwShAe78uCT10rAAPLgk+1V4tIAAcAAkVvg69csCBQgkXCWAdcsCBwS4lIQseMPINdKERITAJYB+kAB+kT4KPpEMFi68uCR7UTQgQFB1xj0BQSdf8jKAEAEgwf0U/Lgi44UA4MH9Fvy4Iwi1woAIW4Bs7Dy0JDiyFADzxYS9ADJ7VQAcjDXLAgkji0h8uCS0gDtRNDSAFETuvLQj1RQMJExnAGBAUDXIdcKAPLgjuLIygBYzxbJ7VST8sCN4gAQk1vbMeHXTNA=",
} as const;

type WalletKind = keyof typeof CODES;

/** A wallet without code at its address yet, with the StateInit that will deploy it. */
export interface UndeployedWallet {
  readonly kind: WalletKind;
  readonly walletId: number;
  readonly init: InitCells;
}

/** The number of the first wallet of an owner in versions 3 and 4, to which the workchain is added. */
const FIRST_WALLET = 698_983_191;
/** Global ids of networks, with which ids of version 5 are mixed. */
const GLOBAL_IDS = [-239, -3] as const;
/** How many wallets of one key are tried. */
const SUBWALLETS = 4;

function idsOf(kind: WalletKind, workchain: number): readonly number[] {
  const places = Array.from({ length: SUBWALLETS }, (_, place) => place);
  if (kind === "wallet_v5r1")
    return GLOBAL_IDS.flatMap((network) =>
      places.map((place) => (network ^ ((2 ** 31 + (workchain & 0xff) * 2 ** 23 + place) | 0)) | 0),
    );
  return kind === "wallet_v1r3" || kind === "wallet_v2r2"
    ? [0]
    : places.map((place) => FIRST_WALLET + workchain + place);
}

const DATA: Readonly<Record<WalletKind, (start: Builder, walletId: number, key: Buffer) => Builder>> = {
  wallet_v1r3: (start, _, key) => start.storeUint(0, 32).storeBuffer(key),
  wallet_v2r2: (start, _, key) => start.storeUint(0, 32).storeBuffer(key),
  wallet_v3r1: (start, id, key) => start.storeUint(0, 32).storeInt(id, 32).storeBuffer(key),
  wallet_v3r2: (start, id, key) => start.storeUint(0, 32).storeInt(id, 32).storeBuffer(key),
  wallet_v4r2: (start, id, key) => start.storeUint(0, 32).storeInt(id, 32).storeBuffer(key).storeBit(false),
  wallet_v5r1: (start, id, key) =>
    start.storeBit(true).storeUint(0, 32).storeInt(id, 32).storeBuffer(key).storeBit(false),
};

const KINDS = [
  "wallet_v1r3",
  "wallet_v2r2",
  "wallet_v3r1",
  "wallet_v3r2",
  "wallet_v4r2",
  "wallet_v5r1",
] as const;

/**
 * The wallet that a public key makes at an address: the address is a hash of its code and data, so a match is proof.
 * Null if the key makes none of the usual wallets there. Imports `@ton/core`.
 */
export function undeployedWallet(at: Address, publicKey: Hash): UndeployedWallet | null {
  const workchain = workchainOf(at);
  if (workchain === null) return null;
  const key = Buffer.from(publicKey, "hex");
  for (const kind of KINDS)
    for (const walletId of idsOf(kind, workchain)) {
      const code = Cell.fromBase64(CODES[kind]);
      const data = DATA[kind](beginCell(), walletId, key).endCell();
      const init = beginCell().storeUint(0b00110, 5).storeRef(code).storeRef(data).endCell();
      if (`${workchain}:${init.hash().toString("hex").toUpperCase()}` === at)
        return { kind, walletId, init: { cell: init, code, data } };
    }
  return null;
}

import { CellReader } from "../../ton/cell/cell-reader";
import { readValidatorCells } from "../../ton/block/validator-set";
import { tryHash } from "../../ton/value/hash";
import { shareOf } from "../../ton/value/share";
import { decodeConfig, type DecodedConfig } from "../network-config/decode-config";
import type { RoundTiming, ValidationRound } from "./validation-round";
import type { SetMemberRow } from "./validator-list-rows";

/** Numbers of configuration parameters. */
const ELECTION_TIMING = 15;
const CURRENT_SET = 34;

/**
 * The round in a node's configuration, from its cell in base64: without stakes and their holders, which only the
 * index has. Null if there is none; throws `FormatError` for anything that is not a configuration.
 */
export function roundInConfig(boc: string): ValidationRound | null {
  const config = decodeConfig(boc);
  const set = config.parameters.find(({ id }) => id === CURRENT_SET);
  if (set === undefined) return null;
  const { since, until, main, validators } = readValidatorCells(set.graph, set.index);
  const total = validators.reduce((sum, { weight }) => sum + weight, 0n);
  return {
    since,
    until,
    election: null,
    validators: validators.length,
    main,
    stake: null,
    timing: timingIn(config),
    limits: null,
    members: validators.flatMap(({ publicKey, adnl, weight }, index): readonly SetMemberRow[] => {
      const key = tryHash(publicKey);
      if (key === null) return [];
      return [
        {
          rank: index + 1,
          isMain: index < main,
          publicKey: key,
          adnl: adnl === null ? null : tryHash(adnl),
          holder: null,
          stake: null,
          weight,
          share: shareOf(weight, total),
          maxFactor: null,
          complaints: 0,
        },
      ];
    }),
  };
}

function timingIn({ parameters }: DecodedConfig): RoundTiming | null {
  const timing = parameters.find(({ id }) => id === ELECTION_TIMING);
  const node = timing?.graph.cells[timing.index];
  if (node === undefined) return null;
  const cell = new CellReader(node);
  const [, startBefore, endBefore, heldFor] = Array.from({ length: 4 }, () => cell.uint(32));
  return startBefore == null || endBefore == null || heldFor == null
    ? null
    : { startBefore: Number(startBefore), endBefore: Number(endBefore), heldFor: Number(heldFor) };
}

import "server-only";
import { cache } from "react";
import { decodeSegment } from "../../domain/filter/url-text";
import { PAGE_ROWS } from "../../domain/list/list-position";
import { currentOf } from "../../domain/validator/validation-round";
import { ownRoundRow } from "../../domain/validator/make-validator-rows";
import { stakeHolderOf } from "../../domain/validator/stake-holder";
import {
  readTypedValidator,
  validatorParams,
  type TypedValidator,
  type ValidatorId,
} from "../../domain/validator/validator-id";
import { NO_VALIDATOR } from "../../domain/validator/validator-problems";
import type { ValidatorProfile } from "../../domain/validator/validator-report";
import type { PageNetwork } from "../../domain/network/page-network";
import { gatewayOf } from "../../gateway/gateways";
import type { AnswerOf } from "../../toncenter/endpoint";
import { fail, ok, type BadInput, type Result } from "../../toncenter/error";
import { validatorCycles, validatorEvents } from "../../toncenter/v3/v3-validators";
import { networkOf } from "../request/page-networks";

type ValidatorParams = Promise<{ readonly network: string; readonly id: string }>;

interface ValidatorOfPage {
  readonly network: PageNetwork;
  readonly text: string;
  readonly typed: Result<TypedValidator, BadInput>;
}

/** What the path of a validator's page names. */
export async function validatorOfPage(params: ValidatorParams): Promise<ValidatorOfPage> {
  const [network, { id }] = await Promise.all([networkOf(params), params]);
  const text = decodeSegment(id);
  return { network, text, typed: readTypedValidator(text) };
}

type Cycles = AnswerOf<typeof validatorCycles>;

/** The first page of its rounds, with the same parameters as its list. */
function roundsOf(network: string, id: ValidatorId): Promise<Result<Cycles>> {
  return gatewayOf(network)
    .call(
      validatorCycles,
      { ...validatorParams(id), return_validators: true, sort: "desc", offset: 0, limit: PAGE_ROWS },
      { lane: "interactive" },
    )
    .then((answer) => (answer.ok ? ok(answer.value.value) : answer));
}

/**
 * A validator's identity. One call; two for a key that turns out to be an ADNL address, or an account that is in no
 * round.
 */
export const loadValidator = cache(
  async (network: string, text: string): Promise<Result<ValidatorProfile>> => {
    const typed = readTypedValidator(text);
    if (!typed.ok) return typed;
    if (typed.value.is !== "either") return profileOf(network, typed.value);
    const { hash } = typed.value;
    const asKey = { is: "key", hash } as const;
    const asAdnl = { is: "adnl", hash } as const;
    const key = await roundsOf(network, asKey);
    if (!key.ok) return key;
    if (key.value.cycles.length > 0) return ok(profile(asKey, key.value));
    return profileOf(network, asAdnl);
  },
);

async function profileOf(network: string, id: ValidatorId): Promise<Result<ValidatorProfile>> {
  const rounds = await roundsOf(network, id);
  if (!rounds.ok) return rounds;
  if (rounds.value.cycles.length > 0) return ok(profile(id, rounds.value));
  return id.is === "holder" ? unelected(network, id) : fail(NO_VALIDATOR);
}

/** An account whose stakes were accepted or rejected, but that was never in a round. */
async function unelected(
  network: string,
  id: ValidatorId & { readonly is: "holder" },
): Promise<Result<ValidatorProfile>> {
  const params = { ...validatorParams(id), sort: "desc", offset: 0, limit: PAGE_ROWS } as const;
  const answer = await gatewayOf(network).call(validatorEvents, params, { lane: "interactive" });
  if (!answer.ok) return answer;
  const { events, address_book: book } = answer.value.value;
  if (events.length === 0) return fail(NO_VALIDATOR);
  return ok({ id, holder: stakeHolderOf(id.address, book), newest: null, rounds: 0, isAll: true });
}

function profile(id: ValidatorId, { cycles, address_book: book }: Cycles): ValidatorProfile {
  const now = Math.floor(Date.now() / 1_000);
  const newest = currentOf(cycles, ({ cycle_start: since, cycle_end: until }) => ({ since, until }), now);
  const address = newest?.validators?.[0]?.stake_holder_address ?? (id.is === "holder" ? id.address : null);
  return {
    id,
    holder: address === null ? null : stakeHolderOf(address, book),
    newest: newest === null ? null : ownRoundRow(newest, book, now),
    rounds: cycles.length,
    isAll: cycles.length < PAGE_ROWS,
  };
}

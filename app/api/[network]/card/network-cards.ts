import { dayText, momentText } from "@/components/entity/time/time-text";
import { configAt, loadParameter } from "@/lib/loaders/network-config/load-config";
import { loadElection } from "@/lib/loaders/validator/load-election";
import { loadRoundAt } from "@/lib/loaders/validator/load-validation-round";
import { loadValidator } from "@/lib/loaders/validator/load-validator";
import { parameterTitle } from "@/lib/domain/network-config/config-parameters";
import { readParameterId } from "@/lib/domain/network-config/config-query";
import { parameterSummary } from "@/lib/domain/network-config/parameter-summary";
import { readRoundStart } from "@/lib/domain/validator/read-validator-queries";
import { readTypedValidator } from "@/lib/domain/validator/validator-id";
import { validatorTitle } from "@/lib/domain/validator/validator-title";
import { counted } from "@/lib/text/counted";
import { shareText } from "@/lib/ton/value/share";
import { fail, ok } from "@/lib/toncenter/error";
import { coins, MISSING, named, type LoadCard } from "./card-texts";

const MAX_NAME = 60;
const MAX_SUMMARY = 60;

const validator: LoadCard = async (network, [text = ""]) => {
  const typed = readTypedValidator(text);
  if (!typed.ok) return typed;
  const loaded = await loadValidator(network.id, text);
  if (!loaded.ok) return loaded;
  const { holder, newest, rounds, isAll } = loaded.value;
  const own = newest?.own ?? null;
  const name = holder?.party.name ?? null;
  return ok({
    kind: "Validator",
    title: name === null ? validatorTitle(network, typed.value) : named(name, MAX_NAME),
    value: own?.stake == null ? null : coins(network, own.stake),
    notes: [
      own?.share == null ? "" : `${shareText(own.share)} of weight`,
      own === null || newest === null ? "never elected" : `round from ${dayText(newest.since * 1_000)}`,
      `${counted(rounds, "round")}${isAll ? "" : " or more"}`,
    ],
    address: holder?.party.address ?? null,
  });
};

const round: LoadCard = async (network, [segment = ""]) => {
  const since = readRoundStart(segment);
  if (since === null) return fail(MISSING);
  const loaded = await loadRoundAt(network.id, since, "interactive");
  if (!loaded.ok) return loaded;
  const { stake, validators, until } = loaded.value.round;
  return ok({
    kind: "Validation round",
    title: `Round from ${momentText(since)}`,
    value: stake === null ? null : coins(network, stake),
    notes: [counted(validators, "validator"), `until ${momentText(until)}`],
    address: null,
  });
};

const election: LoadCard = async (network, [segment = ""]) => {
  const id = readRoundStart(segment);
  if (id === null) return fail(MISSING);
  const loaded = await loadElection(network.id, id, "interactive");
  if (!loaded.ok) return loaded;
  const { stake, participants, closesAt } = loaded.value.election;
  return ok({
    kind: "Election",
    title: `Election for the round from ${momentText(id)}`,
    value: stake === null ? null : coins(network, stake),
    notes: [
      participants === null ? "" : counted(participants, "participant"),
      closesAt === null
        ? ""
        : `${closesAt * 1_000 <= Date.now() ? "closed" : "closes"} ${momentText(closesAt)}`,
    ],
    address: null,
  });
};

const ROUNDS: Readonly<Record<string, LoadCard>> = { cycle: round, election };

/** The cards of pages about validators and the network's configuration, by the first segment of their path. */
export const NETWORK_CARDS: Readonly<Record<string, LoadCard>> = {
  validator,
  validators: async (network, [which = "", ...rest]) => {
    const load = Object.hasOwn(ROUNDS, which) ? ROUNDS[which] : undefined;
    return load === undefined ? fail(MISSING) : load(network, rest);
  },
  config: async (network, [id]) => {
    if (id === undefined) {
      const config = await configAt(network.id, null);
      if (!config.ok) return config;
      const count = counted(config.value.parameters.length, "parameter");
      return ok({ kind: "Network", title: "Network config", value: count, notes: [], address: null });
    }
    const parameter = await loadParameter(network.id, id, new URLSearchParams());
    if (!parameter.ok) return parameter;
    return ok({
      kind: "Network config",
      title: parameterTitle(readParameterId(id)),
      value: named(parameterSummary(parameter.value, network.coin), MAX_SUMMARY),
      notes: [parameter.value.about ?? ""],
      address: null,
    });
  },
};

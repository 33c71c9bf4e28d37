import { MissingContract } from "@/components/account/missing-contract";
import { AccountAddress } from "@/components/entity/account-address";
import { AddressShards } from "@/components/entity/face/address-shards";
import { Coins } from "@/components/entity/coins";
import { HashText } from "@/components/entity/hash-text";
import { Name } from "@/components/entity/name";
import { Time } from "@/components/entity/time/time";
import { RefreshedError } from "@/components/error/refreshed-error";
import { Badge } from "@/components/ui/badge";
import { Hero } from "@/components/ui/hero";
import { HeroIcon } from "@/components/ui/hero-icon";
import { ValidatorIcon } from "@/components/ui/icons";
import { PageLink } from "@/components/ui/page-link";
import { Skeleton } from "@/components/ui/skeleton";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { TypedValidator } from "@/lib/domain/validator/validator-id";
import type { ValidatorProfile } from "@/lib/domain/validator/validator-report";
import { accountPath, poolPath, validatorPath } from "@/lib/paths";
import { counted } from "@/lib/text/counted";
import type { ApiError, Result } from "@/lib/toncenter/error";
import { shareText } from "@/lib/ton/value/share";
import { PhaseBadge } from "./phase-badge";

interface ValidatorHeadProps {
  readonly network: PageNetwork;
  readonly typed: TypedValidator;
  readonly loaded: Result<ValidatorProfile>;
}

const FORMS = { holder: "Stake holder", key: "Public key", adnl: "ADNL address" } as const;

/** A validator's identity, and its part in its newest round. */
export function ValidatorHead({ network, typed, loaded }: ValidatorHeadProps) {
  if (!loaded.ok) return <MissingValidator network={network} typed={typed} problem={loaded.error} />;
  const { id, holder, newest, rounds, isAll } = loaded.value;
  const own = newest?.own ?? null;
  const name = holder?.party.name ?? null;
  return (
    <Hero
      picture={<Picture address={holder?.party.address ?? null} />}
      title={name === null ? "Validator" : <Name text={name} />}
      identity={
        <>
          <TypedText network={network} typed={typed} />
          {id.is !== "holder" && (
            <p className="mt-1 text-sm">
              {FORMS[id.is]}
              {holder !== null && (
                <>
                  {" of "}
                  <PageLink href={validatorPath(network, holder.party.address)}>this stake holder</PageLink>,
                  with all its rounds
                </>
              )}
            </p>
          )}
        </>
      }
      badges={
        <>
          {newest === null ? (
            <Badge tone="warning">Never elected</Badge>
          ) : (
            <PhaseBadge phase={newest.phase} />
          )}
          {holder !== null && holder.kind !== null && <Badge>{holder.kind}</Badge>}
          {own !== null && newest !== null && (
            <Badge>
              {own.rank === null ? counted(own.validators, "validator") : `Rank ${own.rank}`}
              {newest.validators !== null && ` of ${newest.validators}`}
            </Badge>
          )}
          <Badge>
            {counted(rounds, "round")}
            {!isAll && " or more"}
          </Badge>
        </>
      }
      {...(own === null || newest === null
        ? {}
        : {
            figure:
              own.stake === null ? (
                shareText(own.share ?? 0)
              ) : (
                <Coins network={network} value={own.stake} brief />
              ),
            figureDetail: (
              <>
                {own.stake === null
                  ? "of the weight"
                  : `stake${own.share === null ? "" : ` · ${shareText(own.share)} of weight`}`}
                {newest.phase === "past" && (
                  <>
                    , <Time atMs={newest.since * 1_000} />
                  </>
                )}
              </>
            ),
          })}
      {...(holder === null
        ? {}
        : {
            actions: (
              <>
                <PageLink href={accountPath(network, holder.party.address)} className="button">
                  Account
                </PageLink>
                {holder.isPool && (
                  <PageLink href={poolPath(network, holder.party.address)} className="button">
                    Nominator pool
                  </PageLink>
                )}
              </>
            ),
          })}
    />
  );
}

function Picture({ address }: { readonly address: Parameters<typeof AddressShards>[0]["address"] | null }) {
  if (address !== null) return <AddressShards address={address} size="hero" />;
  return (
    <HeroIcon>
      <ValidatorIcon />
    </HeroIcon>
  );
}

/** The identifier in the URL, in full. */
function TypedText({ network, typed }: Pick<ValidatorHeadProps, "network" | "typed">) {
  return typed.is === "holder" ? (
    <AccountAddress network={network} address={typed.address} />
  ) : (
    <HashText hash={typed.hash.toUpperCase()} what="key" full />
  );
}

interface MissingValidatorProps extends Omit<ValidatorHeadProps, "loaded"> {
  readonly problem: ApiError;
}

function MissingValidator({ network, typed, problem }: MissingValidatorProps) {
  if (typed.is === "holder")
    return <MissingContract network={network} address={typed.address} title="Validator" problem={problem} />;
  return (
    <div className="card" data-absent={problem.kind === "not-found" ? "" : undefined}>
      <h1 className="text-xl font-semibold">Validator</h1>
      <p className="mb-4">
        <TypedText network={network} typed={typed} />
      </p>
      <RefreshedError error={problem} />
    </div>
  );
}

/** What follows from the URL alone. */
export function ValidatorHeadSkeleton({ network, typed }: Omit<ValidatorHeadProps, "loaded">) {
  return (
    <Hero
      picture={<Picture address={typed.is === "holder" ? typed.address : null} />}
      title="Validator"
      identity={<TypedText network={network} typed={typed} />}
      badges={<Skeleton className="h-11.5 w-48 sm:h-5" />}
      figure={<Skeleton className="h-9 w-48" />}
      figureDetail="stake"
      actions={<Skeleton className="h-7.5 w-48" />}
    />
  );
}

import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { Streamed } from "@/app/streamed";
import { TypedAccount } from "@/components/account/refused-account";
import { ErrorNotice } from "@/components/error/error-notice";
import { ValidatorHead, ValidatorHeadSkeleton } from "@/components/validator/validator-head";
import { ValidatorTabSection } from "@/components/validator/validator-tab-section";
import { validatorTitle } from "@/lib/domain/validator/validator-title";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { loadValidator, validatorOfPage } from "@/lib/loaders/validator/load-validator";
import { validatorKeyPath, validatorPath } from "@/lib/paths";

type Props = LayoutProps<"/[network]/validator/[id]">;

export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const [network, { typed, text }] = await Promise.all([networkOf(params), validatorOfPage(params)]);
  return pageMetadata({
    network,
    title: [...(typed.ok ? [validatorTitle(network, typed.value)] : []), "Validator"],
    description: `Rounds, stakes, rewards, complaints and events of a validator of TON ${network.name}.`,
    ...(typed.ok ? { card: await cardUrl(network, "validator", encodeURIComponent(text)) } : {}),
    hasTabs: true,
  });
}

/** Stays in place between tabs. */
export default async function ValidatorLayout({ params, children }: Props) {
  const { network, text, typed } = await validatorOfPage(params);
  if (!typed.ok) {
    setPageStatus(typed.error);
    return (
      <TypedAccount typed={text} title="Validator">
        <ErrorNotice error={typed.error} />
      </TypedAccount>
    );
  }
  const { value } = typed;
  const path =
    value.is === "holder" ? validatorPath(network, value.address) : validatorKeyPath(network, value.hash);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Streamed
        loading={loadValidator(network.id, text)}
        skeleton={<ValidatorHeadSkeleton network={network} typed={value} />}
        problemOf={(loaded) => (loaded.ok ? null : loaded.error)}
      >
        {(loaded) => <ValidatorHead network={network} typed={value} loaded={loaded} />}
      </Streamed>
      <ValidatorTabSection path={path}>{children}</ValidatorTabSection>
    </div>
  );
}

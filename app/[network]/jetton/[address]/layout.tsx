import type { Metadata } from "next";
import { cardUrl } from "@/app/card-url";
import { pageMetadata } from "@/app/page-metadata";
import { RefusedAddress } from "@/app/refused-address";
import { Streamed } from "@/app/streamed";
import { JettonHead, JettonHeadSkeleton } from "@/components/jetton/jetton-head";
import { JettonTabSection } from "@/components/jetton/jetton-tab-section";
import { jettonTitle } from "@/lib/domain/jetton/jetton-title";
import { jettonProblem } from "@/lib/domain/jetton/jetton-profile";
import { loadJetton } from "@/lib/loaders/jetton/load-jetton";
import { inTime } from "@/lib/loaders/request/in-time";
import { addressOf } from "@/lib/loaders/request/page-address";

type Props = LayoutProps<"/[network]/jetton/[address]">;

/** The name comes with a call that the page makes anyway; if that is late, the address is used instead. */
export async function generateMetadata({ params }: Pick<Props, "params">): Promise<Metadata> {
  const { network, segment, read } = await addressOf(params);
  if (!read.ok) return pageMetadata({ network, title: ["Jetton"], hasTabs: true });
  const report = await inTime(loadJetton(network.id, read.value));
  const name = jettonTitle(network, read.value, report.late ? null : report.value.profile);
  return pageMetadata({
    network,
    title: [name, "Jetton"],
    description: `Supply, holders and transfers of ${name} on TON ${network.name}.`,
    card: await cardUrl(network, "jetton", segment),
    hasTabs: true,
  });
}

/** Stays in place between tabs. */
export default async function JettonLayout({ params, children }: Props) {
  const { network, typed, read } = await addressOf(params);
  if (!read.ok) return <RefusedAddress title="Jetton" typed={typed} error={read.error} />;
  const master = read.value;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Streamed
        loading={loadJetton(network.id, master)}
        skeleton={<JettonHeadSkeleton network={network} master={master} />}
        problemOf={jettonProblem}
      >
        {(report) => <JettonHead network={network} master={master} report={report} />}
      </Streamed>
      <JettonTabSection network={network} master={master}>
        {children}
      </JettonTabSection>
    </div>
  );
}

import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { HashText } from "@/components/entity/hash-text";
import { ErrorNotice } from "@/components/error/error-notice";
import { MessageReview } from "@/components/send/message-review";
import { Sender } from "@/components/send/sender";
import { SentMessage } from "@/components/send/sent-message";
import { FactRows } from "@/components/transaction/page/fact-rows";
import { PageTitle } from "@/components/ui/page-title";
import { Section } from "@/components/ui/section";
import { SkeletonList } from "@/components/ui/skeleton";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import { openTypedMessage } from "@/lib/domain/send/read-typed-message";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { loadSendFacts } from "@/lib/loaders/send/load-send-facts";
import { loadSendTrack } from "@/lib/loaders/send/load-send-track";
import { sentMessages } from "@/lib/loaders/send/sent-messages";
import { tryHash } from "@/lib/ton/value/hash";
import { badInput } from "@/lib/toncenter/error";

export const generateMetadata = fixedMetadata({
  title: "Send message",
  description: (network) => `Broadcast a signed external message to TON ${network} and track it.`,
});

export default async function SendPage({ params, searchParams }: PageProps<"/[network]/send">) {
  const network = await networkOf(params);
  const query = queryOf(await searchParams);
  const hash = query.get("hash");
  const typed = query.get("boc") ?? "";
  return (
    <>
      <PageTitle>Send message</PageTitle>
      {hash === null ? (
        <Sender network={network} typed={typed}>
          {typed.trim() !== "" && <Review network={network} typed={typed} />}
        </Sender>
      ) : (
        <Sent network={network} typed={hash} />
      )}
    </>
  );
}

interface PartProps {
  readonly network: PageNetwork;
  readonly typed: string;
}

function Review({ network, typed }: PartProps) {
  const opened = openTypedMessage(typed);
  if (!opened.ok) {
    setPageStatus(opened.error);
    return <ErrorNotice error={opened.error} />;
  }
  return (
    <Streamed loading={loadSendFacts(network.id, opened.value)} skeleton={<SkeletonList rows={4} />}>
      {({ message, facts }) => (
        <MessageReview
          network={network}
          message={message}
          facts={facts}
          report={sentMessages().reportOf(network.id, message.normalizedHash)}
          nowS={Math.floor(facts.asOfMs / 1_000)}
        />
      )}
    </Streamed>
  );
}

function Sent({ network, typed }: PartProps) {
  const hash = tryHash(typed);
  if (hash === null) {
    const error = badInput(`“${typed.slice(0, 100)}” is not a message hash.`, "hash");
    setPageStatus(error);
    return <ErrorNotice error={error} />;
  }
  return (
    <Section title="Sent message">
      <FactRows
        rows={[
          [
            "Normalized message hash",
            <HashText key="hash" hash={hash} full what="normalized message hash" />,
          ],
        ]}
      />
      <Streamed
        loading={loadSendTrack(network, hash, "interactive")}
        skeleton={<SkeletonList rows={4} />}
        problemOf={({ stage, problem }) => (stage === null ? problem : null)}
      >
        {(initial) => (
          <SentMessage
            network={network}
            hash={hash}
            initial={initial}
            report={sentMessages().reportOf(network.id, hash)}
          />
        )}
      </Streamed>
    </Section>
  );
}

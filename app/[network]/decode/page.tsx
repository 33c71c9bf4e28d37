import { fixedMetadata } from "@/app/fixed-metadata";
import { Streamed } from "@/app/streamed";
import { PageTitle } from "@/components/ui/page-title";
import { permanentRedirect } from "next/navigation";
import { decodeProblem } from "@/components/decode/decode-problem";
import { DecodeExamples } from "@/components/decode/decode-examples";
import { DecodeResult } from "@/components/decode/decode-result";
import { Decoder } from "@/components/decode/decoder";
import { ServiceOpinionView } from "@/components/decode/service-opinion-view";
import { decodeText } from "@/lib/domain/decode/decode-text";
import { loadServiceOpinion } from "@/lib/loaders/decode/load-service-opinion";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { decodePath } from "@/lib/paths";
import { postDecode } from "./post-decode";

export const generateMetadata = fixedMetadata({
  title: "Decode",
  description: () => "Decoder: BoC, messages, transactions, opcodes, addresses, hashes, methods and TL-B.",
});

export default async function DecodePage({ params, searchParams }: PageProps<"/[network]/decode">) {
  const network = await networkOf(params);
  const query = queryOf(await searchParams);
  const asBoc = query.get("boc");
  const typed = asBoc ?? query.get("q") ?? "";
  const report = decodeText(typed);
  const [item, ...others] = report.items;
  const [reading] = item?.readings ?? [];
  const boc = others.length === 0 && reading?.is === "bag" ? reading.boc : null;
  const canonical = boc === null ? null : decodePath(network, boc);
  // Without JavaScript, nothing after a number sign in the URL is visible.
  if (canonical !== null && !canonical.includes("#") && boc !== asBoc) permanentRedirect(canonical);
  const problem = item === undefined || others.length > 0 ? null : decodeProblem(item);
  if (problem !== null) setPageStatus(problem);
  return (
    <>
      <PageTitle>Decode</PageTitle>
      <Decoder network={network} typed={typed} post={postDecode}>
        {item === undefined ? (
          <DecodeExamples network={network} />
        ) : (
          <DecodeResult
            network={network}
            report={report}
            opinion={
              <Streamed loading={loadServiceOpinion(network.id, report.items)} skeleton={null}>
                {({ opinion, problem: refusal }) => (
                  <ServiceOpinionView opinion={opinion} problem={refusal} />
                )}
              </Streamed>
            }
          />
        )}
      </Decoder>
    </>
  );
}

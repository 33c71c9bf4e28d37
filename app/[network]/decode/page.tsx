import { fixedMetadata } from "@/app/fixed-metadata";
import { PageTitle } from "@/components/ui/page-title";
import { permanentRedirect } from "next/navigation";
import { BagView } from "@/components/decode/bag-view";
import { Decoder } from "@/components/decode/decoder";
import { readBag } from "@/components/decode/read-bag";
import { ErrorNotice } from "@/components/error/error-notice";
import { networkOf } from "@/lib/loaders/request/page-networks";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import { queryOf } from "@/lib/loaders/request/search-params";
import { decodePath } from "@/lib/paths";
import { readBagText } from "@/lib/search/bag-text";

export const generateMetadata = fixedMetadata({
  title: "Decode BoC",
  description: () => "BoC decoder: cell tree, hashes, opcode and message body.",
});

export default async function DecodePage({ params, searchParams }: PageProps<"/[network]/decode">) {
  const network = await networkOf(params);
  const typed = queryOf(await searchParams).get("boc") ?? "";
  const bag = typed.trim() === "" ? null : readBag(typed);
  const canonical = bag?.ok === true ? decodePath(network, readBagText(typed)?.boc ?? typed) : null;
  // Whoever has no JavaScript sees nothing of what stands behind a number sign.
  if (canonical !== null && !canonical.includes("#") && !canonical.endsWith(`boc=${typed}`))
    permanentRedirect(canonical);
  if (bag?.ok === false) setPageStatus(bag.error);
  return (
    <>
      <PageTitle>Decode BoC</PageTitle>
      <Decoder network={network} typed={typed}>
        {bag?.ok === true && <BagView network={network} graph={bag.value.graph} bytes={bag.value.bytes} />}
        {bag?.ok === false && <ErrorNotice error={bag.error} />}
      </Decoder>
    </>
  );
}

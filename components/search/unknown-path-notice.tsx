import { Name } from "@/components/entity/name";
import { Section } from "@/components/ui/section";
import type { NetworkName } from "@/lib/paths";
import { SearchForm } from "./search-form";
import { SearchExamples } from "./search-examples";

interface UnknownPathNoticeProps {
  readonly network: NetworkName;
  readonly path: string;
}

/** The page for unknown paths: the path, with a search for its last segment. Makes no call. */
export function UnknownPathNotice({ network, path }: UnknownPathNoticeProps) {
  const last = path.split("/").findLast((segment) => segment !== "") ?? "";
  return (
    <>
      <Section title={`Search ${network.name}`}>
        <p className="mb-3 break-words text-muted">
          Requested path:{" "}
          <q data-testid="typed" className="font-medium text-text">
            <Name text={path} max={300} />
          </q>
        </p>
        <SearchForm network={network} label="Search for it" text={last} />
      </Section>
      <SearchExamples network={network} />
    </>
  );
}

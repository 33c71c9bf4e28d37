import { Name } from "@/components/entity/name";
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
    <div className="mt-6 grid grid-cols-1 gap-8">
      <p className="break-words">
        What was asked for is{" "}
        <q data-testid="typed" className="font-medium">
          <Name text={path} max={300} />
        </q>{" "}
        on {network.name}.
      </p>
      <SearchForm network={network} label="Search for it" text={last} />
      <SearchExamples network={network} />
    </div>
  );
}

import { Name } from "@/components/entity/name";
import { PageLink } from "@/components/ui/page-link";
import { decodeTextPath } from "@/lib/paths";
import { Notice } from "@/components/error/notice";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { FoundName } from "@/lib/domain/search/name-report";
import type { Outcome } from "@/lib/search/outcome";
import type { SearchProblem } from "@/lib/search/problems/search-problem";
import { SearchChoices } from "./search-choices";
import { SearchLabelMatches } from "./search-label-matches";
import { SearchNameMatches } from "./search-name-matches";
import { SearchForm } from "./search-form";
import { SearchExamples } from "./search-examples";

/** In characters: enough to recognize the input. */
const SHOWN = 300;

interface SearchResultProps {
  readonly network: PageNetwork;
  readonly text: string;
  readonly outcome: Exclude<Outcome<PageNetwork>, { readonly kind: "clear" }>;
  /** The things that it can be the name of. */
  readonly names: readonly FoundName[];
}

/** The result of a search that did not redirect. */
export function SearchResult({ network, text, outcome, names }: SearchResultProps) {
  return (
    <div className="grid grid-cols-1 gap-4">
      <SearchForm network={network} label="Search for something else" text={text} />
      {outcome.kind !== "nothing typed" && <SearchLabelMatches network={network} text={text} />}
      <Outcomes network={network} text={text} outcome={outcome} names={names} />
    </div>
  );
}

function Outcomes({ network, text, outcome, names }: SearchResultProps) {
  switch (outcome.kind) {
    case "nothing typed":
      return <SearchExamples network={network} />;
    case "choice":
      return (
        <>
          {outcome.problem === null ? (
            <p className="break-words">
              More than one match for <Typed text={text} />
            </p>
          ) : (
            <SearchProblemNotice problem={outcome.problem} text={text} />
          )}
          <SearchChoices network={network} places={outcome.places} />
        </>
      );
    case "unknown":
      if (names.length > 0) return <SearchNameMatches network={network} names={names} />;
      return (
        <>
          <SearchProblemNotice problem={outcome.problem ?? NOT_RECOGNIZED} text={text} />
          <p>
            <PageLink href={decodeTextPath(network, text)}>Open in decoder</PageLink>
          </p>
          <SearchExamples network={network} />
        </>
      );
  }
}

const NOT_RECOGNIZED: SearchProblem = { title: "Not recognized", text: "No matches. See supported formats." };

interface SearchProblemNoticeProps {
  readonly problem: SearchProblem;
  readonly text: string;
}

function SearchProblemNotice({ problem, text }: SearchProblemNoticeProps) {
  return (
    <Notice title={problem.title} tone="warning">
      <p className="break-words">
        <Typed text={text} />
      </p>
      <p>{problem.text}</p>
    </Notice>
  );
}

function Typed({ text }: { readonly text: string }) {
  return (
    <q data-testid="typed" className="font-medium text-text">
      <Name text={text} max={SHOWN} />
    </q>
  );
}

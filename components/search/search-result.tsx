import { Name } from "@/components/entity/name";
import { Notice } from "@/components/error/notice";
import type { PageNetwork } from "@/lib/domain/network/page-network";
import type { Outcome } from "@/lib/search/outcome";
import { SearchChoices } from "./search-choices";
import { SearchForm } from "./search-form";
import { SearchExamples } from "./search-examples";

/** In characters: enough to recognize the input. */
const SHOWN = 300;

interface SearchResultProps {
  readonly network: PageNetwork;
  readonly text: string;
  readonly outcome: Exclude<Outcome<PageNetwork>, { readonly kind: "clear" }>;
}

/** The result of a search that did not redirect. */
export function SearchResult({ network, text, outcome }: SearchResultProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <SearchForm network={network} label="Search for something else" text={text} />
      <Outcomes network={network} text={text} outcome={outcome} />
    </div>
  );
}

function Outcomes({ network, text, outcome }: SearchResultProps) {
  switch (outcome.kind) {
    case "nothing typed":
      return <SearchExamples network={network} title="What can be searched for" />;
    case "choice":
      return (
        <>
          <p className="break-words">
            <Typed text={text} /> can be read in more than one way, or is not certain to mean what it seems
            to.
          </p>
          <SearchChoices network={network} places={outcome.places} />
        </>
      );
    case "unknown":
      return (
        <>
          <Notice title="That cannot be read" tone="warning">
            <p className="break-words">
              What was typed is <Typed text={text} />. It was compared with{" "}
              {outcome.tried.length === 0 ? "nothing, because it is too long" : "the forms below"}. Names of
              tokens and accounts cannot be searched for; domains can.
            </p>
          </Notice>
          <SearchExamples
            network={network}
            title={outcome.tried.length === 0 ? "What can be searched for" : "The forms that were tried"}
            {...(outcome.tried.length === 0 ? {} : { only: outcome.tried })}
          />
        </>
      );
  }
}

function Typed({ text }: { readonly text: string }) {
  return (
    <q data-testid="typed" className="font-medium text-text">
      <Name text={text} max={SHOWN} />
    </q>
  );
}

import { Badge } from "@/components/ui/badge";
import { wordsOf } from "@/lib/domain/transaction/operation-text";
import type { Body, Fit } from "@/lib/ton/bodies/value";

/** What a body is, by whose layout, and how far it is what that says. */
export function BodyHead({ body }: { readonly body: Body }) {
  const note = fitNote(body.fit);
  return (
    <>
      {wordsOf(body.name)} <span className="text-muted">({body.standard})</span>
      {note !== null && (
        <>
          {" "}
          <Badge tone="warning">{note.word}</Badge> <span className="text-muted">{note.sentence}</span>
        </>
      )}
    </>
  );
}

interface FitNote {
  readonly word: string;
  readonly sentence: string;
}

function fitNote(fit: Fit): FitNote | null {
  switch (fit.is) {
    case "whole":
      return null;
    case "part":
      return { word: "Decoded in part", sentence: `${leftOf(fit)} follow, which are not in that layout.` };
    case "beginning":
      return { word: "Beginning only", sentence: "The rest of it did not come back." };
    case "cut":
      return { word: "Decoded in part", sentence: "It has more than is shown here." };
    case "unfit":
      return {
        word: "Does not fit",
        sentence: `It begins like this, but “${wordsOf(fit.field)}” cannot be read, so nothing of it is shown but its cells.`,
      };
  }
}

function leftOf({ bits, refs }: Extract<Fit, { is: "part" }>): string {
  const cells = refs === 1 ? "1 reference" : `${refs} references`;
  return refs === 0 ? `${bits} bits` : bits === 0 ? cells : `${bits} bits and ${cells}`;
}

import { Badge } from "@/components/ui/badge";
import { operationText } from "@/lib/domain/transaction/operation-text";
import type { Body, Fit } from "@/lib/ton/bodies/value";
import { counted } from "@/lib/text/counted";

/** The name of a body, its layout, and how well the cells fit that layout. */
export function BodyHead({ body }: { readonly body: Body }) {
  const remark = fitRemark(body.fit);
  return (
    <>
      {operationText(body.name)} <span className="text-muted">({body.standard})</span>
      {remark !== null && (
        <>
          {" "}
          <Badge tone="warning">{remark.label}</Badge> <span className="text-muted">{remark.sentence}</span>
        </>
      )}
    </>
  );
}

interface FitRemark {
  readonly label: string;
  readonly sentence: string;
}

function fitRemark(fit: Fit): FitRemark | null {
  switch (fit.is) {
    case "whole":
      return null;
    case "part":
      return { label: "Decoded in part", sentence: `${leftOf(fit)} follow, which are not in that layout.` };
    case "beginning":
      return { label: "Beginning only", sentence: "The rest of it did not come back." };
    case "cut":
      return { label: "Decoded in part", sentence: "It has more than is shown here." };
    case "unfit":
      return {
        label: "Does not fit",
        sentence: `It begins like this, but “${operationText(fit.field)}” cannot be read, so nothing of it is shown but its cells.`,
      };
  }
}

function leftOf({ bits, refs }: Extract<Fit, { is: "part" }>): string {
  const cells = counted(refs, "reference");
  return refs === 0 ? counted(bits, "bit") : bits === 0 ? cells : `${counted(bits, "bit")} and ${cells}`;
}

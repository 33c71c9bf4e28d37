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
      return { label: "Partly decoded", sentence: `${leftOf(fit)} left over.` };
    case "beginning":
      return { label: "Partial", sentence: "Truncated by the bounce." };
    case "cut":
      return { label: "Truncated", sentence: "Too long to show in full." };
    case "unfit":
      return {
        label: "Decoding failed",
        sentence: `Field “${operationText(fit.field)}” is invalid: only the cells are shown.`,
      };
  }
}

function leftOf({ bits, refs }: Extract<Fit, { is: "part" }>): string {
  const cells = counted(refs, "reference");
  return refs === 0 ? counted(bits, "bit") : bits === 0 ? cells : `${counted(bits, "bit")} and ${cells}`;
}

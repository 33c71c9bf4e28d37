import type { Body } from "@/lib/ton/bodies/value";
import { BodyFields } from "./body-fields";
import { BodyHead } from "./body-head";
import type { BodyViewContext } from "./value-view";

/** A body that the explorer decoded. */
export function BodyView({ body, place: context }: { readonly body: Body; readonly place: BodyViewContext }) {
  return (
    <>
      <p>
        <BodyHead body={body} />
        {body.by === "form" && (
          <span className="text-muted">
            {" "}
            Matched by layout only: the recipient’s contract type is unknown.
          </span>
        )}
      </p>
      {body.fields.length > 0 && (
        <div className="mt-1">
          <BodyFields fields={body.fields} context={context} />
        </div>
      )}
    </>
  );
}

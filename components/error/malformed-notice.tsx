import type { Malformed } from "@/lib/toncenter/error";
import { Notice } from "./notice";

export function MalformedNotice({ error }: { readonly error: Malformed }) {
  return (
    <Notice title="The data service answered something unexpected" tone="negative">
      <p>
        In the answer to <code className="font-mono">{error.endpoint}</code>
        {error.path !== "" && (
          <>
            {" at "}
            <code className="font-mono">{error.path}</code>
          </>
        )}
        : expected {error.expected}, received <bdi>{error.received}</bdi>. Nothing of it is shown, since it
        could be wrong.
      </p>
    </Notice>
  );
}

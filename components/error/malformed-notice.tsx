import type { Malformed } from "@/lib/toncenter/error";
import { Notice } from "./notice";

export function MalformedNotice({ error }: { readonly error: Malformed }) {
  return (
    <Notice title="Unexpected response from the data service" tone="negative">
      <p>
        Response of <code className="font-mono">{error.endpoint}</code>
        {error.path !== "" && (
          <>
            {" at "}
            <code className="font-mono">{error.path}</code>
          </>
        )}
        : expected {error.expected}, received <bdi>{error.received}</bdi>. The response was discarded.
      </p>
    </Notice>
  );
}

import type { Unauthorized } from "@/lib/toncenter/error";
import { Notice } from "./notice";

/** For the operator of this explorer: names the setting, never the key. */
export function UnauthorizedNotice({ error }: { readonly error: Unauthorized }) {
  return (
    <Notice title="The data service rejected the API key" tone="negative">
      <p>
        {error.status === 401 ? "The key is not valid." : "The key belongs to another network."} Operators:
        check the API key of this network, for example the setting MAINNET_API_KEY.
      </p>
    </Notice>
  );
}

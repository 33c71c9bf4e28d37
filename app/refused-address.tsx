import { RefusedAccount } from "@/components/account/refused-account";
import { setPageStatus } from "@/lib/loaders/request/page-status";
import type { ApiError } from "@/lib/toncenter/error";

interface RefusedAddressProps {
  readonly title: string;
  readonly typed: string;
  readonly error: ApiError;
}

/** The page of something whose address in the URL is none. */
export function RefusedAddress(props: RefusedAddressProps) {
  setPageStatus(props.error);
  return <RefusedAccount {...props} />;
}
